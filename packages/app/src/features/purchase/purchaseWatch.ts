import { isPurchaseDetected, isTopUpDetected, organizationGet, pollingMs, userMe } from '@tandem/contract'
import { atom } from 'jotai'
import { operationQueryAtom } from '../../shared/api/operationAtoms.ts'
import { organizationQueryAtom, userAtom } from '../../shared/session/session.ts'
import { profileWizardQueryAtom } from './creationState.ts'
import { choiceAtom } from './flow.ts'
import { purchaseAtoms } from './purchase.ts'

/** Reads the user every 5 s while a plan is chosen or paid for (BILL-15); `userAtom` follows. */
const userPollAtom = operationQueryAtom(
  { userMe },
  (get) => (get(userAtom) && (get(purchaseAtoms.plan) || get(choiceAtom) === 'plan') ? {} : undefined),
  () => ({ refetchInterval: pollingMs.user, staleTime: 0 }),
)

/** Reads the organization every 5 s while credits are paid for (BILL-26); `organizationQueryAtom` follows. */
const organizationPollAtom = operationQueryAtom(
  { organizationGet },
  (get) => {
    const user = get(userAtom)
    return user && get(purchaseAtoms.credits) ? { params: { organizationId: user.organizationId } } : undefined
  },
  () => ({ refetchInterval: pollingMs.organization, staleTime: 0 }),
)

/** BILL-16: the pending payment of a plan has arrived. Polls while it has subscribers. */
const isPlanPaidAtom = atom((get): boolean => {
  get(userPollAtom)
  get(profileWizardQueryAtom)
  const purchase = get(purchaseAtoms.plan)
  const user = get(userAtom)
  return Boolean(purchase && user && isPurchaseDetected(purchase.paidProfilesCount, user))
})

/** BILL-27, BILL-28: the pending payment of credits has arrived. Polls while it has subscribers. */
const areCreditsPaidAtom = atom((get): boolean => {
  get(organizationPollAtom)
  const purchase = get(purchaseAtoms.credits)
  const { data: organization } = get(organizationQueryAtom)
  return Boolean(purchase && organization && isTopUpDetected(purchase, organization))
})

export const isPaidAtoms = { plan: isPlanPaidAtom, credits: areCreditsPaidAtom } as const
