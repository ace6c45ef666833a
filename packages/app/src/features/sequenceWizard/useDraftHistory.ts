import { historyOfPart, useEditHistory, type ValueEdits } from '@tandem/components'
import { type SequenceWizardStep } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { isDeepEqual } from '../../shared/api/isDeepEqual.ts'
import { type AiEdits } from '../../entities/sequence/editor/ai/EditorBar.tsx'
import { type CalendarValue } from '../../entities/sequence/editor/calendar/CalendarPanel.tsx'
import { type MessagesValue } from '../../entities/sequence/editor/templates/messagesValue.ts'
import { changeDraftAtom, type ExamplePart, type SequenceDraft } from './draft.ts'

/** The fields that undo and redo change. */
const editedFields = ({
  templates,
  sendConnectionRequests,
  sendEmptyConnectionRequest,
  aiTemplates,
  responses,
  followUps,
  calendlyId,
  calendlyEvent,
  settings,
}: SequenceDraft) => ({
  templates,
  sendConnectionRequests,
  sendEmptyConnectionRequest,
  aiTemplates,
  responses,
  followUps,
  calendlyId,
  calendlyEvent,
  settings,
})
type EditedDraft = ReturnType<typeof editedFields>

/**
 * Loaded example texts and edits of another window change the draft without a step in the history. This function
 * copies such changes into a step of the history, so that undo does not revert them.
 */
function rebasedDraft(step: EditedDraft, before: EditedDraft, now: EditedDraft): EditedDraft {
  const old = new Map(Object.entries(before))
  const changed = Object.entries(now).filter(([field, value]) => !isDeepEqual(old.get(field), value))
  return { ...step, ...Object.fromEntries(changed) }
}

/**
 * The kinds of changes. `step` is the step of the wizard that contains the change. After the change, `part` counts as
 * edited by the user, and the client's example texts no longer replace it.
 */
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

/** The undo history of a draft, the parts of the draft, and the shown message or category of a step. */
export interface DraftEdits extends ReturnType<typeof partsOf> {
  readonly history: ValueEdits<EditedDraft>
  readonly placeIn: (step: 'messages' | 'responses' | 'followUps') => {
    readonly place: string | undefined
    readonly onChange: (place: string) => void
  }
}

/** A single undo history for all steps of the wizard (SEQ-163). */
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

const partsOf = (history: ValueEdits<EditedDraft>) => {
  const partOf = <Part>(
    name: keyof typeof groups,
    read: (whole: EditedDraft) => Part,
    write: (part: Part) => Partial<EditedDraft>,
  ) => historyOfPart<EditedDraft, Part>(history, name, read, (whole, part) => ({ ...whole, ...write(part) }))
  /** The edits of a list in the draft. The list's editor has no undo buttons, because the wizard has these buttons. */
  const listOf = <Entry>(
    name: keyof typeof groups,
    read: (whole: EditedDraft) => readonly Entry[] | undefined,
    write: (entries: Entry[]) => Partial<EditedDraft>,
  ): AiEdits<readonly Entry[]> => {
    const edits = partOf<readonly Entry[]>(
      name,
      (whole) => read(whole) ?? [],
      (entries) => write([...entries]),
    )
    return Object.assign(edits, { isShownElsewhere: true })
  }
  return {
    messages: partOf<MessagesValue>(
      'messages',
      ({ templates = [], sendConnectionRequests, sendEmptyConnectionRequest }) => ({
        templates,
        sendConnectionRequests,
        sendEmptyConnectionRequest,
      }),
      (part) => part,
    ),
    reEngagement: listOf(
      'reEngagement',
      (whole) => whole.aiTemplates,
      (aiTemplates) => ({ aiTemplates }),
    ),
    responses: listOf(
      'responses',
      (whole) => whole.responses,
      (responses) => ({ responses }),
    ),
    calendar: partOf<CalendarValue>(
      'calendar',
      ({ calendlyId, calendlyEvent }) => ({ calendlyId, calendlyEvent }),
      (part) => part,
    ),
    followUps: listOf(
      'followUps',
      (whole) => whole.followUps,
      (followUps) => ({ followUps }),
    ),
    settings: partOf(
      'settings',
      (whole) => whole.settings,
      (settings) => ({ settings }),
    ),
  }
}
