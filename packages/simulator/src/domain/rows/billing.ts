import { type Row } from '../../core/table.ts'

/** A payment at the checkout. An order is paid once. */
export interface PaymentRow extends Row {
  readonly organizationId: number
  readonly orderId: string
  readonly profiles: number
  readonly credits: number
  readonly status: 'paid' | 'pending'
}
