import { type Row } from '../../core/table.ts'

/** A payment at the checkout. An order is paid once, even if the checkout sends it again. */
export interface PaymentRow extends Row {
  readonly organizationId: number
  readonly orderId: string
  readonly profiles: number
  /** The AI credits of the plan or of the top-up. */
  readonly credits: number
  readonly status: 'paid' | 'pending'
}
