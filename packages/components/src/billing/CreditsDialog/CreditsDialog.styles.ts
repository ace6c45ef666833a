import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, lateReveal, quietCaption, spreadRow, tabularFigures } from '../../theme/styleFragments.ts'

export const useCreditsDialogStyles = makeStyles({
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
