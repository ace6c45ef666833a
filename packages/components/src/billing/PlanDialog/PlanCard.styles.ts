import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, plainList, quietBody, quietCaption, row, tabularFigures } from '../../theme/styleFragments.ts'

export const usePlanCardStyles = makeStyles({
  root: {
    position: 'relative',
    ...column(),
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
  description: { ...quietCaption, margin: 0, minHeight: `calc(2 * ${tokens.lineHeightBase200})` },
  price: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalXS,
    marginBlock: tokens.spacingVerticalM,
  },
  amount: { ...typographyStyles.title1, ...tabularFigures },
  period: quietBody,
  button: { width: '100%' },
  // As high as the button of the cards beside it.
  standing: { ...quietBody, margin: 0, lineHeight: '32px', textAlign: 'center' },
  rating: {
    ...quietCaption,
    ...row(tokens.spacingHorizontalXS),
    justifyContent: 'center',
    marginBlock: tokens.spacingVerticalS,
  },
  star: { flexShrink: 0, color: tokens.colorStatusWarningBackground3 },
  featureDescription: {
    ...typographyStyles.caption1Strong,
    margin: 0,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  features: {
    ...column(tokens.spacingVerticalSNudge),
    ...plainList,
    marginTop: tokens.spacingVerticalS,
    ...typographyStyles.caption1,
  },
  feature: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  check: { flexShrink: 0, color: tokens.colorBrandForeground1 },
})
