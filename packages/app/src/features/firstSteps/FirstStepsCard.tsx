import { OnboardingChecklist } from '@tandem/components'
import { useAtomValue, useSetAtom, atom, type Getter } from 'jotai'
import { sharedMessages } from '../../shared/text/messages.ts'
import { showToastAtom } from '../../shared/toast/toasts.ts'
import { firstStepsStateAtom, canConnect, isLaunchedAtom } from './firstSteps.ts'
import { firstStepMessages as texts } from './messages.ts'
import {
  clientList,
  pollingMs,
  profileList,
  recipientList,
  sequenceList,
  tablePageSizes,
  type ResponseOf,
  type Profile,
} from '@tandem/contract'
import { dashboardQueryAtom } from '../../entities/statistics/dashboardQuery.ts'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { userAtom } from '../../shared/session/session.ts'

type FirstStepId = keyof typeof texts.steps

interface FirstStep {
  readonly id: FirstStepId
  /** Undefined while loading. */
  readonly isDone: boolean | undefined
  /** Undefined if the step opens a dialog. */
  readonly href?: string
  /** True if an earlier step must be done first. */
  readonly isBlocked?: boolean
  /** True if a client exists, but no connected profile has a client. */
  readonly isUnassigned?: boolean
}

const [fewRows] = tablePageSizes

/** The connected profiles. A paid slot without an account does not count. */
function connectedIn(response: ResponseOf<typeof profileList> | undefined): readonly Profile[] | undefined {
  if (!response) return undefined
  const { _embedded: embedded } = response
  return embedded.profiles.filter(({ status, connected }) => status === 'ok' && connected)
}

/** Before the first launch, returns the query's input. Otherwise returns undefined, and the query sends no request. */
const whileBeginning = <Query,>(get: Getter, query: Query) => (get(isLaunchedAtom) === false ? { query } : undefined)

const clientsQueryAtom = operationQueryAtom({ clientList }, (get) => whileBeginning(get, { limit: 1 }))
const recipientsQueryAtom = operationQueryAtom({ recipientList }, (get) => whileBeginning(get, { limit: 1 }))
const profilesQueryAtom = operationQueryAtom(
  { profileList },
  (get) =>
    canConnect(get) && (get(userAtom)?.paidProfilesCount ?? 0) > 0
      ? whileBeginning(get, { limit: fewRows })
      : undefined,
  // Polls, because a profile connects some time after the user has sent the sign-in details.
  () => ({
    refetchInterval: ({ state }) => (connectedIn(state.data)?.length === 0 ? pollingMs.creationWizard : false),
  }),
)
const sequencesQueryAtom = operationQueryAtom({ sequenceList }, (get) =>
  (get(dashboardQueryAtom).data?.sequence.totalCount ?? 0) > 0 ? whileBeginning(get, { limit: 1 }) : undefined,
)

const isFilled = (response: { readonly totalCount: number } | undefined) => response && response.totalCount > 0

/**
 * The address of a connected profile, if no connected profile has a client. Sequences cannot use a profile without a
 * client.
 */
function unassignedHref(connected: readonly Profile[]): string | undefined {
  const [first] = connected
  return first && connected.every(({ clientId }) => clientId === null)
    ? `/profiles/manage/${first.key}/general`
    : undefined
}

function launchHref(response: ResponseOf<typeof sequenceList> | undefined): string {
  if (response?.totalCount !== 1) return '/sequences'
  const { _embedded: embedded } = response
  const [only] = embedded.sequences
  return only ? `/sequences/manage/${only.id}` : '/sequences'
}

/** The steps that the user can do, in order (DASH-40 to DASH-42). */
export const firstStepsAtom = atom((get): readonly FirstStep[] => {
  const isLaunched = get(isLaunchedAtom)
  const hasAll = isLaunched === true
  const hasPlan = (get(userAtom)?.paidProfilesCount ?? 0) > 0
  const { data: dashboard } = get(dashboardQueryAtom)
  const hasSequence = dashboard && dashboard.sequence.totalCount > 0
  const connected = connectedIn(get(profilesQueryAtom).data)
  const hasClient = isFilled(get(clientsQueryAtom).data)
  const clientHref = unassignedHref(connected ?? [])
  const beginning: readonly FirstStep[] = [
    { id: 'buy', isDone: hasAll || hasPlan },
    {
      id: 'connect',
      isDone: hasAll || (hasPlan ? connected && connected.length > 0 : false),
      isBlocked: !hasPlan,
      href: '/profiles',
    },
    hasClient && clientHref !== undefined
      ? { id: 'client', isDone: hasAll, href: clientHref, isUnassigned: true }
      : { id: 'client', isDone: hasAll || hasClient, href: '/clients/create' },
    { id: 'recipients', isDone: hasAll || isFilled(get(recipientsQueryAtom).data), href: '/recipients#import' },
    { id: 'sequence', isDone: hasAll || hasSequence, href: '/sequences/create' },
    {
      id: 'launch',
      isDone: isLaunched,
      isBlocked: hasSequence !== true,
      href: launchHref(get(sequencesQueryAtom).data),
    },
  ]
  return canConnect(get) ? beginning : beginning.filter(({ id }) => id !== 'buy' && id !== 'connect')
})

interface FirstStepsCardProps {
  /** If undefined, the step 'Connect a profile' links to the list of profiles (BILL-21). */
  readonly onProfileFinish?: (() => void) | undefined
  readonly onPlanChoose: () => void
}

/** The card with the first steps. */
export function FirstStepsCard({ onProfileFinish, onPlanChoose }: FirstStepsCardProps) {
  const steps = useAtomValue(firstStepsAtom)
  const setState = useSetAtom(firstStepsStateAtom)
  const showToast = useSetAtom(showToastAtom)
  const doneCount = steps.filter(({ isDone }) => isDone === true).length
  const isFinished = doneCount === steps.length
  const dismiss = () => {
    setState('closed')
    document.querySelector<HTMLElement>('main h1')?.focus()
    if (isFinished) return
    showToast({
      intent: 'info',
      title: texts.hidden,
      action: { label: sharedMessages.undo, onClick: () => setState('open') },
    })
  }
  return (
    <OnboardingChecklist
      title={isFinished ? texts.finished.title : texts.title}
      text={isFinished ? texts.finished.text : texts.text}
      steps={steps.map(({ id, isDone, isBlocked = false, isUnassigned = false, href }) => {
        const { title } = texts.steps[id]
        const { text, action } = isUnassigned ? texts.unassigned : texts.steps[id]
        const isLink = id !== 'connect' || isBlocked || !onProfileFinish
        return { id, title, text, isDone, href: isLink ? href : undefined, actionLabel: isBlocked ? undefined : action }
      })}
      progressText={texts.progress(doneCount, steps.length)}
      doneLabel={texts.done}
      dismissLabel={isFinished ? texts.close : texts.hide}
      onDismiss={dismiss}
      onStep={(_, { stepId }) => (stepId === 'buy' ? onPlanChoose() : onProfileFinish?.())}
    />
  )
}
