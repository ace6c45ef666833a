import { type Row } from '../../core/table.ts'

/** A payment at the checkout. The same order is paid once, however often it is sent. */
export interface PaymentRow extends Row {
  readonly organizationId: number
  readonly orderId: string
  readonly profiles: number
  /** AI credits: a top-up, or those that come with a plan. */
  readonly credits: number
  readonly status: 'paid' | 'pending'
}
