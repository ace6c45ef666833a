import {
  Badge,
  Button,
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
  Skeleton,
  SkeletonItem,
  tokens,
  typographyStyles,
} from '@fluentui/react-components'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Notice } from '../../foundations/Notice/Notice.tsx'
import { CreditsBar } from '../CreditsBar/CreditsBar.tsx'
import { DialogFrame } from '../../foundations/DialogFrame/DialogFrame.tsx'
import { formatCount } from '../../format/formatFigure.ts'
import { type CreditOffer, firstChoiceOf, savingOf } from './creditOffer.ts'
import { column, lateReveal, quietCaption, spreadRow, tabularFigures } from '../../theme/styleFragments.ts'

const useCreditsDialogStyles = makeStyles({
  surface: { maxWidth: '520px' },
  content: { ...column(tokens.spacingVerticalL), paddingBottom: tokens.spacingVerticalM },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  balance: {
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  offers: { ...column(tokens.spacingVerticalS), alignItems: 'stretch' },
  offer: {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    boxSizing: 'border-box',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  chosen: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`,
    boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorBrandStroke1}`,
  },
  label: { flexGrow: 1, paddingBlock: tokens.spacingVerticalM, paddingInlineEnd: tokens.spacingHorizontalL },
  line: { ...spreadRow(tokens.spacingHorizontalM), flexWrap: 'nowrap' },
  name: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  credits: { ...typographyStyles.body1Strong, ...tabularFigures, color: tokens.colorNeutralForeground1 },
  saving: quietCaption,
  cost: { flexShrink: 0, display: 'inline-flex', alignItems: 'baseline', columnGap: tokens.spacingHorizontalXS },
  price: { ...typographyStyles.subtitle1, ...tabularFigures, color: tokens.colorNeutralForeground1 },
  period: quietCaption,
  pending: { display: 'flex', gap: tokens.spacingHorizontalS, whiteSpace: 'nowrap' },
  skeleton: { ...column(tokens.spacingVerticalS), ...lateReveal },
  skeletonOffer: { height: '42px', borderRadius: tokens.borderRadiusLarge },
})

export interface CreditsDialogProps {
  readonly isOpen: boolean
  /** Undefined while loading. */
  readonly offers: readonly CreditOffer[] | undefined
  /** Undefined while loading. */
  readonly used: number | undefined
  /** Number of bought credits. Undefined while loading. */
  readonly total: number | undefined
  /** A line of explanation above the number of credits. */
  readonly text?: string | undefined
  /** The offer with a pending payment. During this payment, users cannot buy another offer. */
  readonly pendingOfferId?: string | undefined
  /** Replaces 'Buy Now' while a payment is pending. */
  readonly pendingActions?: ReactNode | undefined
  readonly onBuy: (event: SyntheticEvent, data: { readonly offerId: string }) => void
  /** Called for Cancel, Escape and a click outside. */
  readonly onClose: (event: SyntheticEvent | KeyboardEvent) => void
  /** The reason why the offers could not be loaded, in plain words. */
  readonly error?: string | undefined
  readonly onRetry?: ((event: SyntheticEvent) => void) | undefined
}

/** Sells AI credits. Initially, the recommended offer is selected. */
export function CreditsDialog(props: CreditsDialogProps) {
  const { isOpen, offers, used, total, text, pendingOfferId, pendingActions } = props
  const { onBuy, onClose, error, onRetry } = props
  const styles = useCreditsDialogStyles()
  const [chosen, setChosen] = useState<string>()
  const wanted = pendingOfferId ?? chosen
  const isPending = pendingOfferId !== undefined
  const chosenId = offers?.some(({ id }) => id === wanted) ? wanted : firstChoiceOf(offers ?? [])
  return (
    <DialogFrame
      isOpen={isOpen}
      title="Select your plan"
      contentClassName={styles.content}
      className={styles.surface}
      isBusy={offers === undefined}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isPending ? (
            <div className={styles.pending}>{pendingActions}</div>
          ) : (
            <Button
              appearance="primary"
              disabledFocusable={chosenId === undefined}
              onClick={(event) => chosenId !== undefined && onBuy(event, { offerId: chosenId })}
            >
              Buy Now
            </Button>
          )}
        </>
      }
    >
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.balance}>
        <CreditsBar used={used} total={total} label="AI credits used" />
      </div>
      {error !== undefined && (
        <Notice intent="error" layout="auto" actions={onRetry && <Button onClick={onRetry}>Retry</Button>}>
          {error}
        </Notice>
      )}
      {offers === undefined && error === undefined && (
        <Skeleton aria-label="Loading offers" className={styles.skeleton}>
          {[1, 2, 3].map((line) => (
            <SkeletonItem key={line} className={styles.skeletonOffer} />
          ))}
        </Skeleton>
      )}
      {offers !== undefined && (
        <RadioGroup
          aria-label="AI credits a month"
          className={styles.offers}
          value={chosenId ?? ''}
          disabled={isPending}
          onChange={(_, { value }) => setChosen(value)}
        >
          {offers.map((offer) => (
            <Radio
              key={offer.id}
              value={offer.id}
              className={mergeClasses(styles.offer, offer.id === chosenId && styles.chosen)}
              label={{ className: styles.label, children: <OfferLine offer={offer} offers={offers} /> }}
            />
          ))}
        </RadioGroup>
      )}
    </DialogFrame>
  )
}

function OfferLine({ offer, offers }: { readonly offer: CreditOffer; readonly offers: readonly CreditOffer[] }) {
  const styles = useCreditsDialogStyles()
  const saving = savingOf(offer, offers)
  return (
    <span className={styles.line}>
      <span className={styles.name}>
        <span className={styles.credits}>{`${formatCount(offer.credits)} credits`}</span>
        {offer.isRecommended && (
          <Badge appearance="tint" color="brand">
            Recommended
          </Badge>
        )}
        {saving > 0 && <span className={styles.saving}>{`${saving}% less per credit`}</span>}
      </span>
      <span className={styles.cost}>
        <span className={styles.price}>{`$${formatCount(offer.price)}`}</span>
        <span className={styles.period}>/month</span>
      </span>
    </span>
  )
}
