import { makeStyles, tokens, Button } from '@fluentui/react-components'
import { CreditsDialog, PlanDialog, PaymentOverlay, type PaymentOverlayProps, DialogFrame } from '@tandem/components'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { errorText } from '../../../shared/api/errorText.ts'
import { organizationQueryAtom } from '../../../shared/session/session.ts'
import { billingMessages as texts, paidProfileMessages } from '../messages.ts'
import { creditOffers } from '../offers.ts'
import { buy, endOrder, followPaymentLink, paymentPopup, showPayment } from '../payment.ts'
import { type PurchaseKind, type PurchaseStep } from '../purchase.ts'
import {
  choiceAtom,
  purchaseAtom,
  purchaseStepAtom,
  unconfirmedAtom,
  profileWizardQueryAtom,
} from '../purchaseAtoms.ts'
import { usePlanOffers } from './usePlanOffers.ts'
import { WaitingPayment } from './WaitingPayment.tsx'
import { type ProfileId } from '@tandem/contract'
import { useState } from 'react'
import { CountryField } from '../../../shared/form/CountryField.tsx'
import { FormErrorBar } from '../../../shared/form/FormErrorBar.tsx'
import { FormValues } from '../../../shared/form/FormValues.tsx'
import { RadioField } from '../../../shared/form/RadioField.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { SubmitForm } from '../../../shared/form/SubmitForm.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { profileFillMutationAtom, suggestedCountry } from '../profileCalls.ts'
import { detailsForm, fillOf, detailsValuesOf, typedOf } from '../profileDetails.ts'
import { column } from '@tandem/components/styles'

const useProfileDetailsStyles = makeStyles({
  surface: { maxWidth: '560px' },
  form: { display: 'contents' },
  content: { ...column(tokens.spacingVerticalL), paddingBottom: tokens.spacingVerticalS },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

const { details: detailsTexts } = paidProfileMessages
const ways = [
  { value: 'signIn', label: detailsTexts.signIn },
  { value: 'link', label: detailsTexts.link },
]

interface ProfileDetailsDialogProps {
  readonly profileId: ProfileId
  /** The password that was typed before a reload. */
  readonly password: string
}

/** Typed values survive a reload until they are sent. */
function ProfileDetailsDialog({ profileId, password }: ProfileDetailsDialogProps) {
  const styles = useProfileDetailsStyles()
  const { data: wizard } = useAtomValue(profileWizardQueryAtom)
  const fill = useSetAtom(profileFillMutationAtom)
  const dispatch = useSetAtom(purchaseAtom)
  const store = useStore()
  const [initialValues] = useState(() =>
    detailsValuesOf(
      store.get(purchaseAtom)?.draft.draft,
      password,
      wizard?.country ?? suggestedCountry(navigator.language),
    ),
  )
  const close = () => dispatch({ is: 'leave' })
  return (
    <DialogFrame
      isKept
      title={detailsTexts.title}
      className={styles.surface}
      contentClassName={styles.content}
      onClose={close}
      renderParts={(parts) => (
        <SubmitForm
          className={styles.form}
          initialValues={initialValues}
          schema={detailsForm}
          onSubmit={(values) => fill({ profileId, country: values.country, fill: fillOf(values) })}
        >
          {parts}
          <FormValues onChange={(values) => dispatch({ is: 'type', ...typedOf(values) })} />
        </SubmitForm>
      )}
      actions={
        <>
          <Button onClick={close}>{detailsTexts.later}</Button>
          <SubmitButton pendingText={detailsTexts.submitting}>{detailsTexts.submit}</SubmitButton>
        </>
      }
    >
      <p className={styles.text}>{detailsTexts.text}</p>
      <FormErrorBar />
      <CountryField hint={detailsTexts.countryHint} isRequired />
      <RadioField name="way" label={detailsTexts.way} choices={ways} />
      <Account />
    </DialogFrame>
  )
}

function Account() {
  const { value: way } = useFormField('way')
  if (way === 'link')
    return <TextField name="oneTimeLinkEmail" label={detailsTexts.linkEmail} hint={detailsTexts.linkHint} isRequired />
  return (
    <>
      <TextField name="login" label={detailsTexts.email} autoComplete="off" isRequired />
      <TextField
        name="password"
        type="password"
        label={detailsTexts.password}
        hint={detailsTexts.passwordHint}
        autoComplete="off"
        isRequired
      />
    </>
  )
}

const usePurchasesStyles = makeStyles({
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
})

const { payment: purchaseOverlayTexts } = texts
const paymentStep = { id: 'payment', label: purchaseOverlayTexts.step }
const creditsSteps = [paymentStep]
const planSteps = [paymentStep, { id: 'profile', label: paidProfileMessages.step }]

type OverlayStep = Extract<PurchaseStep, { at: 'paying' | 'creating' | 'failed' }>

const useOrder = (kind: PurchaseKind | undefined) => useAtomValue(unconfirmedAtom).find((order) => order.kind === kind)

/** Covers the page during a payment and the creation of the profile. */
function Overlay({ step }: { readonly step: OverlayStep }) {
  const dispatch = useSetAtom(purchaseAtom)
  const payment = usePaymentOverlay(step.at === 'paying' ? step.kind : undefined)
  if (payment) return <PaymentOverlay isOpen {...payment} />
  const { title, text, failedTitle, failedText } = paidProfileMessages
  const failure = step.at === 'failed' && {
    title: failedTitle,
    text: failedText,
    error: step.error,
    onRetry: () => dispatch({ is: 'create' }),
    onCancel: () => dispatch({ is: 'leave' }),
  }
  return <PaymentOverlay isOpen title={title} text={text} steps={planSteps} currentStepId="profile" {...failure} />
}

function usePaymentOverlay(kind: PurchaseKind | undefined): Omit<PaymentOverlayProps, 'isOpen'> | undefined {
  const order = useOrder(kind)
  const isBlocked = useAtomValue(paymentPopup.stateAtom) === 'blocked'
  const store = useStore()
  if (kind === undefined) return undefined
  return {
    title: purchaseOverlayTexts.title,
    text: purchaseOverlayTexts.text,
    steps: kind === 'plan' ? planSteps : creditsSteps,
    currentStepId: 'payment',
    blockedHref: isBlocked ? order?.path : undefined,
    onBlockedLinkOpen: (event) => followPaymentLink(store, kind, event),
    onWindowShow: isBlocked ? undefined : () => showPayment(store, kind),
    onUnpaid: () => endOrder(store, kind, 'abandon'),
  }
}

/** Shows a purchase over any page: the choice, the payment, and the creation of the profile. */
export function Purchases() {
  const choice = useAtomValue(choiceAtom)
  const step = useAtomValue(purchaseStepAtom)
  // Each step unmounts the dialog of the previous step at once. A dialog that fades out would hide the overlay from
  // screen readers.
  if (choice === 'plan') return <PlanChoice />
  if (choice === 'credits') return <CreditsChoice />
  if (step.at === 'done' || step.at === 'choosing') return null
  if (step.at !== 'details') return <Overlay step={step} />
  return <ProfileDetailsDialog key={step.profileId} profileId={step.profileId} password={step.password} />
}

function PlanChoice() {
  const offers = usePlanOffers()
  const order = useOrder('plan')
  const dispatch = useSetAtom(purchaseAtom)
  return <PlanDialog isOpen {...offers} footer={order && <WaitingFooter />} onClose={() => dispatch({ is: 'leave' })} />
}

function WaitingFooter() {
  const styles = usePurchasesStyles()
  return (
    <>
      <span>{texts.payment.waiting.plan}</span>
      <span className={styles.actions}>
        <WaitingPayment kind="plan" />
      </span>
    </>
  )
}

function CreditsChoice() {
  const { data: organization, error, refetch } = useAtomValue(organizationQueryAtom)
  const order = useOrder('credits')
  const dispatch = useSetAtom(purchaseAtom)
  const store = useStore()
  return (
    <CreditsDialog
      isOpen
      // Waits for the number of credits, because the app detects a payment by a higher number.
      offers={organization && creditOffers}
      used={organization?.aiCreditsUsed}
      total={organization?.aiCreditsTotal}
      text={order ? texts.payment.waiting.credits : texts.creditsText}
      pendingOfferId={order?.path}
      pendingActions={<WaitingPayment kind="credits" />}
      error={organization || !error ? undefined : errorText(error)}
      onRetry={() => void refetch()}
      onBuy={(_, { offerId }) => buy(store, 'credits', offerId)}
      onClose={() => dispatch({ is: 'leave' })}
    />
  )
}
