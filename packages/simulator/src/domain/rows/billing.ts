import { type Row } from '../../core/table.ts'

/** A payment at the checkout. Repeated calls pay an order once. */
export interface PaymentRow extends Row {
  readonly organizationId: number
  readonly orderId: string
  readonly profiles: number
  /** The AI credits of the plan or of the top-up. */
  readonly credits: number
  readonly status: 'paid' | 'pending'
}
