import { lazyPart } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { backgroundPaymentsAtom } from '../features/purchase/purchaseAtoms.ts'
import { useNoticesStyles } from './Notices.styles.ts'

const PaymentBanners = lazyPart(
  async () => (await import('../features/purchase/components/PaymentBanners.tsx')).PaymentBanners,
)

/** The notices of pending payments. */
export function PaymentNotices() {
  const styles = useNoticesStyles()
  const kinds = useAtomValue(backgroundPaymentsAtom)
  if (kinds.length === 0) return null
  return (
    <PaymentBanners
      fallback={kinds.map((kind) => (
        <div key={kind} className={styles.place} />
      ))}
    />
  )
}
