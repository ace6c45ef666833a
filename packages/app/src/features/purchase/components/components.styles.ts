import { makeStyles, tokens, shorthands, typographyStyles } from '@fluentui/react-components'
import { column, spreadRow } from '@tandem/components/styles'

export const useCheckoutStyles = makeStyles({
  order: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  item: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  price: { ...typographyStyles.body1Strong, margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  done: {
    margin: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // An error below one field leaves the other as it is.
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    // Without it a field is as wide as twenty letters.
    '& input': { width: '100%' },
  },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
})

export const useMonthlyPlansStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: {
    ...column(tokens.spacingVerticalXS),
    margin: 0,
    paddingLeft: tokens.spacingHorizontalXL,
    fontVariantNumeric: 'tabular-nums',
  },
})

export const useProfileDetailsStyles = makeStyles({
  surface: { maxWidth: '560px' },
  form: { display: 'contents' },
  content: { ...column(tokens.spacingVerticalL), paddingBottom: tokens.spacingVerticalS },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

export const usePurchasesStyles = makeStyles({
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
})

export const useUnfinishedProfileStyles = makeStyles({
  root: {
    ...spreadRow(tokens.spacingHorizontalM),
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `${tokens.strokeWidthThin} solid`,
    ...shorthands.borderColor(tokens.colorStatusWarningBorder1),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  text: { margin: 0 },
})
