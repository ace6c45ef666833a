import { checkoutCards, checkoutPendingMs, creditTopUps, plans, planSold } from '@tandem/contract'
import { refuse } from '../../core/handlers.ts'
import { replanOrganization } from '../campaign/run/campaigns.ts'
import { grantCredits } from './credits.ts'
import { type PaymentRow } from '../rows/billing.ts'
import { type OrganizationRow } from '../rows/people.ts'
import { type TandemWorkspace } from '../rows/workspace.ts'

/** The order has either the key of a plan (`outreach-10-profiles`, `starter-monthly`) or a number of AI credits. */
export interface Order {
  readonly plan?: string | undefined
  readonly credits?: number | undefined
  /** Null: the buyer has closed the page. */
  readonly card: string | null
  /** Orders with the same id are paid once. */
  readonly orderId?: string | undefined
  /** Default: the scenario's organization. */
  readonly organizationId?: number | undefined
}

export type PaymentOutcome = 'paid' | 'declined' | 'pending' | 'closed'

/** SIM-4 to SIM-6: the card decides how the payment ends. */
export function checkOut(
  workspace: TandemWorkspace,
  order: Order,
): { readonly status: PaymentOutcome; readonly orderId: string | null } {
  const { tables, clock, events } = workspace
  const bought = itemOf(order)
  const organization = buyerOf(workspace, order)
  if (order.card === null) return { status: 'closed', orderId: null }
  const earlier = order.orderId === undefined ? undefined : tables.payments.by('orderId', order.orderId)[0]
  if (earlier) return { status: earlier.status, orderId: earlier.orderId }
  const card = order.card.replaceAll(/[\s-]/g, '')
  if (card !== checkoutCards.pays && card !== checkoutCards.pending) return { status: 'declined', orderId: null }
  const orderId = order.orderId ?? workspace.random.stream('orders').uuid()
  const payment = tables.payments.insert({ organizationId: organization.id, orderId, ...bought, status: 'pending' })
  if (card === checkoutCards.pending)
    events.schedule('paymentSettles', { paymentId: payment.id }, clock.now() + checkoutPendingMs)
  else settlePayment(workspace, { paymentId: payment.id })
  return { status: card === checkoutCards.pays ? 'paid' : 'pending', orderId }
}

/** Marks a payment as paid, and gives the plan and the AI credits of the payment to the organization. */
export function settlePayment(workspace: TandemWorkspace, { paymentId }: { readonly paymentId: number }): void {
  const { payments, organizations } = workspace.tables
  const payment = payments.get(paymentId)
  const organization = payment && organizations.get(payment.organizationId)
  if (!organization) return
  payments.patch(paymentId, { status: 'paid' })
  const isPlan = payment.profiles > 0
  if (isPlan) organizations.patch(organization.id, { paidProfilesCount: payment.profiles })
  grantCredits(workspace, organization.id, { [isPlan ? 'ofPlan' : 'ofTopUps']: payment.credits })
  replanOrganization(workspace, organization.id)
}

function buyerOf({ tables }: TandemWorkspace, { organizationId }: Order): OrganizationRow {
  const [first] = tables.organizations.page({ order: 'byId', limit: 1 })
  const organization = organizationId === undefined ? first : tables.organizations.get(organizationId)
  if (!organization) throw refuse(404, 'There is no such organization.')
  return organization
}

function itemOf({ plan, credits }: Order): Pick<PaymentRow, 'profiles' | 'credits'> {
  if (credits !== undefined && plan === undefined) {
    if (creditTopUps.some((each) => each.credits === credits)) return { profiles: 0, credits }
    throw refuse(400, 'AI credits are sold in 250, 500 and 1000.')
  }
  if (plan === undefined || credits !== undefined) throw refuse(400, 'An order must have either plan or credits.')
  const sold = planSold(plan)
  if (sold) return { profiles: sold.profiles, credits: sold.customMessages }
  throw refuse(
    400,
    `There is no plan "${plan}". Plans: ${plans.map(({ option }) => option).join(', ')}, and older plans.`,
  )
}
