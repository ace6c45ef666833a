import { historyOfPart, useEditHistory, type ValueEdits } from '@tandem/components'
import { type AiStep, type FollowUp, type ResponseEntry, type SequenceWizardStep } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { type AiEdits } from '../editor/ai/EditorBar.tsx'
import { type CalendarValue } from '../editor/calendar/CalendarPanel.tsx'
import { type MessagesValue } from '../editor/templates/messagesValue.ts'
import { changeDraftAtom, type ExamplePart, type SequenceDraft } from './draft.ts'
import { editedFields, type EditedDraft, rebasedDraft } from './editedDraft.ts'

/** The step of each group of changes, and the part of the example that they replace. */
const groups = {
  messages: { step: 'messages', part: 'templates' },
  reEngagement: { step: 'reEngagement', part: 'aiTemplates' },
  responses: { step: 'responses', part: 'responses' },
  calendar: { step: 'responses', part: undefined },
  followUps: { step: 'followUps', part: 'followUps' },
  settings: { step: 'settings', part: undefined },
} as const satisfies Record<string, { readonly step: SequenceWizardStep; readonly part: ExamplePart | undefined }>

const isGroup = (name: string): name is keyof typeof groups => Object.hasOwn(groups, name)

const nowhere: Readonly<Partial<Record<SequenceWizardStep, string>>> = {}

/** The changes of a draft, and the message or the category that each step shows. */
export interface DraftEdits {
  readonly history: ValueEdits<EditedDraft>
  readonly messages: ValueEdits<MessagesValue>
  readonly reEngagement: AiEdits<readonly AiStep[]>
  readonly responses: AiEdits<readonly ResponseEntry[]>
  readonly calendar: ValueEdits<CalendarValue>
  readonly followUps: AiEdits<readonly FollowUp[]>
  readonly settings: ValueEdits<EditedDraft['settings']>
  readonly placeIn: (step: 'messages' | 'responses' | 'followUps') => {
    readonly place: string | undefined
    readonly onChange: (place: string) => void
  }
}

/** One undo history over all steps in which something is written (SEQ-163). Undo shows the step that it changes. */
export function useDraftHistory(draft: SequenceDraft): DraftEdits {
  const changeDraft = useSetAtom(changeDraftAtom)
  const [places, setPlaces] = useState(nowhere)
  const showPlace = (step: SequenceWizardStep, place: string) =>
    setPlaces((all) => (all[step] === place ? all : { ...all, [step]: place }))
  const history = useEditHistory<EditedDraft>({
    value: editedFields(draft),
    rebase: rebasedDraft,
    onChange: (value, partId) => {
      const [group = '', ...place] = partId.split('/')
      if (!isGroup(group)) return
      const { step, part } = groups[group]
      changeDraft(({ edited }) => ({ ...value, step, ...(part && { edited: [...new Set([...edited, part])] }) }))
      showPlace(step, place.join('/'))
    },
  })
  const parts = useMemo(() => partsOf(history), [history])
  return {
    history,
    ...parts,
    placeIn: (step) => ({
      place: places[step],
      onChange: (place) => showPlace(step, place),
    }),
  }
}

const partsOf = (history: ValueEdits<EditedDraft>) => ({
  messages: historyOfPart<EditedDraft, MessagesValue>(
    history,
    'messages',
    ({ templates = [], sendConnectionRequests, sendEmptyConnectionRequest }) => ({
      templates,
      sendConnectionRequests,
      sendEmptyConnectionRequest,
    }),
    (whole, part) => ({ ...whole, ...part }),
  ),
  reEngagement: elsewhere(
    historyOfPart<EditedDraft, readonly AiStep[]>(
      history,
      'reEngagement',
      ({ aiTemplates = [] }) => aiTemplates,
      (whole, part) => ({ ...whole, aiTemplates: [...part] }),
    ),
  ),
  responses: elsewhere(
    historyOfPart<EditedDraft, readonly ResponseEntry[]>(
      history,
      'responses',
      ({ responses = [] }) => responses,
      (whole, part) => ({ ...whole, responses: [...part] }),
    ),
  ),
  calendar: historyOfPart<EditedDraft, CalendarValue>(
    history,
    'calendar',
    ({ calendlyId, calendlyEvent }) => ({ calendlyId, calendlyEvent }),
    (whole, part) => ({ ...whole, ...part }),
  ),
  followUps: elsewhere(
    historyOfPart<EditedDraft, readonly FollowUp[]>(
      history,
      'followUps',
      ({ followUps = [] }) => followUps,
      (whole, part) => ({ ...whole, followUps: [...part] }),
    ),
  ),
  settings: historyOfPart<EditedDraft, EditedDraft['settings']>(
    history,
    'settings',
    ({ settings }) => settings,
    (whole, settings) => ({ ...whole, settings }),
  ),
})

/** The wizard has the buttons of undo and redo. */
const elsewhere = <Value>(edits: ValueEdits<Value>): AiEdits<Value> => Object.assign(edits, { isShownElsewhere: true })
