import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

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
    // An error below a field does not move the field next to it.
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    // Without this rule, an input is about twenty letters wide.
    '& input': { width: '100%' },
  },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
})
