import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useBenefitsStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    boxSizing: 'border-box',
    width: '360px',
    maxWidth: '100%',
    padding: tokens.spacingHorizontalXXXL,
    backgroundColor: tokens.colorBrandBackground2,
    borderRadius: tokens.borderRadiusXLarge,
  },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    paddingLeft: tokens.spacingHorizontalXL,
  },
  tiers: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  tier: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  badge: {
    ...typographyStyles.body1Strong,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 'auto 0 0',
    color: tokens.colorBrandForeground2,
  },
})
