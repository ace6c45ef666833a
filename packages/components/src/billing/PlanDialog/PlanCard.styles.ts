import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { tabularFigures } from '../../theme/styleFragments.ts'

export const usePlanCardStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    paddingTop: tokens.spacingVerticalXXL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  highlighted: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`,
    boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorBrandStroke1}`,
  },
  current: { backgroundColor: tokens.colorNeutralBackground2 },
  // Sits on the card's upper edge.
  marks: {
    position: 'absolute',
    top: 0,
    left: tokens.spacingHorizontalL,
    transform: 'translateY(-50%)',
    display: 'flex',
  },
  title: { ...typographyStyles.subtitle1, margin: 0, marginBottom: tokens.spacingVerticalXS },
  description: {
    ...typographyStyles.caption1,
    margin: 0,
    minHeight: `calc(2 * ${tokens.lineHeightBase200})`,
    color: tokens.colorNeutralForeground2,
  },
  price: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalXS,
    marginBlock: tokens.spacingVerticalM,
  },
  amount: { ...typographyStyles.title1, ...tabularFigures },
  period: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
  button: { width: '100%' },
  // As high as the button of the cards beside it.
  standing: {
    ...typographyStyles.body1,
    margin: 0,
    lineHeight: '32px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  rating: {
    ...typographyStyles.caption1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalXS,
    marginBlock: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
  },
  star: { flexShrink: 0, color: tokens.colorStatusWarningBackground3 },
  featureDescription: {
    ...typographyStyles.caption1Strong,
    margin: 0,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  features: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalSNudge,
    margin: 0,
    marginTop: tokens.spacingVerticalS,
    padding: 0,
    listStyleType: 'none',
    ...typographyStyles.caption1,
  },
  feature: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  check: { flexShrink: 0, color: tokens.colorBrandForeground1 },
})
