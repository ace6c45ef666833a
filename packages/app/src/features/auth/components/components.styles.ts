import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, plainList } from '@tandem/components/styles'

export const useAuthCardStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    justifyContent: 'center',
    width: '100%',
    gap: tokens.spacingHorizontalXXL,
  },
  notice: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  form: {
    // By default, an input is about 20 characters wide. This is too wide for a narrow card.
    '& input': { width: '100%', minWidth: 0 },
  },
})

export const usePublicSectionsStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  stack: column(tokens.spacingHorizontalXXL),
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
    ...plainList,
  },
  tier: {
    ...column(tokens.spacingVerticalXS),
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
  },
  tierName: { ...typographyStyles.subtitle2, color: tokens.colorBrandForeground2 },
  steps: { ...column(tokens.spacingVerticalM), margin: 0, paddingLeft: tokens.spacingHorizontalXXL },
  stepTitle: { ...typographyStyles.body1Strong, display: 'block' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, marginTop: 'auto' },
})
