import { atom } from 'jotai'
import * as v from 'valibot'
import { pathnameAtom } from '../../shared/router/search.ts'
import { userAtom } from '../../shared/session/session.ts'
import { storedAtom } from '../../shared/storage/storedAtom.ts'

export const purchaseKinds = ['plan', 'credits'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

/** A purchase that waits for its payment, with the figures before it (BILL-29). */
const Purchase = v.object({
  kind: v.picklist(purchaseKinds),
  organizationId: v.number(),
  /** Of the payment page. */
  path: v.string(),
  /** The checkout takes an order once, however often its page is opened. */
  orderId: v.string(),
  paidProfilesCount: v.number(),
  aiCreditsUsed: v.number(),
  aiCreditsTotal: v.number(),
})
export type Purchase = v.InferOutput<typeof Purchase>

const storedPurchasesAtom = storedAtom<readonly Purchase[]>({
  key: 'purchases',
  version: 1,
  schema: v.array(Purchase),
  initial: [],
})

const purchaseAtomOf = (kind: PurchaseKind) =>
  atom(
    (get): Purchase | undefined => {
      const organizationId = get(userAtom)?.organizationId
      return get(storedPurchasesAtom).find((each) => each.kind === kind && each.organizationId === organizationId)
    },
    (get, set, purchase: Purchase | undefined) => {
      const organizationId = get(userAtom)?.organizationId
      set(storedPurchasesAtom, (stored) => [
        ...stored.filter((each) => each.kind !== kind || each.organizationId !== organizationId),
        ...(purchase ? [purchase] : []),
      ])
    },
  )

/** The purchases of the user's organization that wait for their payment, the same in all windows of this browser. */
export const purchaseAtoms = { plan: purchaseAtomOf('plan'), credits: purchaseAtomOf('credits') } as const

/** The purchase that the payment page in this window is for. */
export const purchaseOfPageAtom = atom((get): Purchase | undefined => {
  const path = get(pathnameAtom)
  return purchaseKinds.map((kind) => get(purchaseAtoms[kind])).find((purchase) => purchase?.path === path)
})

/** The user leaves the payment page in this window without having paid. */
export const cancelPaymentAtom = atom(null, (get, set) => {
  const purchase = get(purchaseOfPageAtom)
  if (purchase) set(purchaseAtoms[purchase.kind], undefined)
})

export const newOrderId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
