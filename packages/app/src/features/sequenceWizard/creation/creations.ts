import { atom, type Getter } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { errorText, refusedFields } from '../../../shared/api/errorText.ts'
import { navigationAtom } from '../../../shared/router/navigation.ts'
import { pathnameAtom } from '../../../shared/router/search.ts'
import { invalidateOperations } from '../../../shared/api/operationKey.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { showToastAtom, type Toast } from '../../../shared/toast/toasts.ts'
import { moveDraftTests } from '../../../entities/sequence/editor/ai/tests/promptTests.ts'
import { changeDraftAtom, discardDraft, sequenceDraftAtom } from '../draft.ts'
import { type Creation } from './creation.ts'
import { createCreationRun, type CreationProgress, type CreationRun } from './CreationRun.ts'
import { creationMessages } from './messages.ts'
import { type SequenceWizardStep, type SequenceId } from '@tandem/contract'
import { sequenceWizardMessages } from '../messages.ts'

const stepOfField: ReadonlyMap<string, SequenceWizardStep> = new Map([
  ['recipientIds', 'recipients'],
  ['clientId', 'client'],
  ['templates', 'messages'],
  ['aiTemplates', 'reEngagement'],
  ['responses', 'responses'],
  ['followUps', 'followUps'],
  ['profileIds', 'profiles'],
  ['name', 'settings'],
  ['startDate', 'settings'],
  ['scheduleTimezone', 'settings'],
  ['schedule', 'settings'],
])

/**
 * The server's reasons for a refusal, without duplicates. The reason of a field begins with the label of the wizard
 * step that contains the field.
 */
function refusalReasons(error: unknown): readonly string[] {
  const fields = refusedFields(error)
  const reasons = fields.map(({ field, message }) => {
    // The field can be a path, such as 'templates.0.text'.
    const [name = ''] = field?.split(/[.[]/) ?? []
    const step = stepOfField.get(name)
    return step ? `${sequenceWizardMessages.steps[step].label}: ${message}` : message
  })
  const general = errorText(error)
  // The general message may repeat a field's message.
  const isRepeated = fields.some(({ message }) => message === general)
  return [...new Set(isRepeated ? reasons : [general, ...reasons])]
}

/** Operations whose responses show sequences, profiles or recipients. */
const changed = [
  'sequenceList',
  'sequenceFilters',
  'sequenceGet',
  'recipientList',
  'recipientFilters',
  'recipientGet',
  'profileList',
  'profileGet',
] as const

/** SEQ-26 */
const createdPath = (sequenceId: SequenceId): string => `/sequences/manage/${sequenceId}/recipients`

/** The reasons why the server refused to create the sequence. Undefined without a refusal. */
export const refusalAtom = atom<readonly string[] | undefined>(undefined)

/** Tells a user who has closed the wizard that the creation has stopped (SEQ-115). */
function stopToast({ phase, open, error }: CreationProgress): Omit<Toast, 'action'> {
  if (phase === 'refused') return { intent: 'error', title: creationMessages.refused, text: errorText(error) }
  if (phase === 'paused') return { intent: 'error', title: creationMessages.pausedAway, text: errorText(error) }
  return open.length > 0
    ? { intent: 'warning', isImportant: true, title: creationMessages.partial(open) }
    : { intent: 'error', title: creationMessages.notLaunched, text: errorText(error) }
}

const isWizardShown = (get: Getter): boolean => get(pathnameAtom).startsWith('/sequences/create')

/** True from the end of a creation until the wizard unmounts. */
export const isCreatedAtom = atom(false)
isCreatedAtom.onMount = (setCreated) => () => setCreated(false)

const runAtom = atom((): { current?: CreationRun } => ({}))

/** True if the run can continue `creation`. The run must not have ended, and must not belong to another creation. */
function isRunOf(run: CreationRun, creation: Creation | undefined): boolean {
  const key = run.getKey()
  return !['done', 'gone', 'refused'].includes(run.getProgress().phase) && (key === undefined || key === creation?.key)
}

/** Returns the run that creates a sequence from the draft. The run continues after the wizard is closed. */
export function openCreation(store: AppStore): CreationRun {
  const { get, set } = store
  const held = get(runAtom)
  if (held.current && isRunOf(held.current, get(sequenceDraftAtom)?.creation)) return held.current
  const queryClient = get(queryClientAtom)
  const run = createCreationRun({
    request: get(apiClientAtom).request,
    read: () => get(sequenceDraftAtom),
    keep: (creation) => set(changeDraftAtom, { creation }),
    onEdit: (error) => {
      set(refusalAtom, error === undefined ? undefined : refusalReasons(error))
      set(changeDraftAtom, { creation: undefined })
    },
    onStopped: (progress) => {
      invalidateOperations(queryClient, changed)
      if (isWizardShown(get) || !get(userAtom)) return
      const resume = () => get(navigationAtom).navigate('/sequences/create')
      set(showToastAtom, { ...stopToast(progress), action: { label: creationMessages.decide, onClick: resume } })
    },
    onDone: (sequenceId) => {
      const isShown = isWizardShown(get)
      set(isCreatedAtom, isShown)
      moveDraftTests(store, sequenceId)
      discardDraft(store)
      invalidateOperations(queryClient, changed)
      const { navigate } = get(navigationAtom)
      const path = createdPath(sequenceId)
      // The browser's Back button must not return to the wizard.
      if (isShown) navigate(path, { replace: true })
      set(showToastAtom, {
        intent: 'success',
        title: creationMessages.done,
        ...(!isShown && { action: { label: creationMessages.openAction, onClick: () => navigate(path) } }),
      })
    },
    name: `${get(environmentAtom).apiBase}/sequences/create ${get(userAtom)?.id}`,
    isOver: () => !get(userAtom),
  })
  held.current = run
  return run
}
