import { type Row } from '../../core/table.ts'

/** A payment at the checkout. An order has at most one payment. */
export interface PaymentRow extends Row {
  readonly organizationId: number
  readonly orderId: string
  readonly profiles: number
  readonly credits: number
  readonly status: 'paid' | 'pending'
}
