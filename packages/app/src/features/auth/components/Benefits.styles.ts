import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, onBrand, plainList, row } from '@tandem/components/styles'

export const useBenefitsStyles = makeStyles({
  root: {
    ...column(tokens.spacingVerticalL),
    boxSizing: 'border-box',
    width: '360px',
    maxWidth: '100%',
    padding: tokens.spacingHorizontalXXXL,
    backgroundColor: tokens.colorBrandBackground2,
    borderRadius: tokens.borderRadiusXLarge,
  },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  list: { ...column(tokens.spacingVerticalM), margin: 0, paddingLeft: tokens.spacingHorizontalXL },
  tiers: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, ...plainList },
  tier: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusCircular,
    ...onBrand,
  },
  badge: {
    ...typographyStyles.body1Strong,
    ...row(tokens.spacingHorizontalS),
    margin: 'auto 0 0',
    color: tokens.colorBrandForeground2,
  },
})
