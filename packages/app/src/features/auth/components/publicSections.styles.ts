import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const usePublicSectionsStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  // Two panels of different height, one above the other.
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingHorizontalXXL },
  besidePanel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  tiers: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  tier: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
  },
  tierName: { ...typographyStyles.subtitle2, color: tokens.colorBrandForeground2 },
  steps: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    paddingLeft: tokens.spacingHorizontalXXL,
  },
  stepTitle: { ...typographyStyles.body1Strong, display: 'block' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, marginTop: 'auto' },
})
