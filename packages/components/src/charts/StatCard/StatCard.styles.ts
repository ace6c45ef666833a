import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  aboveChoice,
  choiceButton,
  choiceCard,
  choiceCardSelected,
  column,
  focusOutline,
  lateReveal,
  oneLine,
  plainButton,
  quietBody,
  quietCaption,
  surface,
  tabularFigures,
  wrappingRow,
} from '../../theme/styleFragments.ts'

export const useStatCardStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalXXS), minWidth: '128px' },
  filled: { ...surface, minWidth: '160px', padding: tokens.spacingHorizontalL },
  tile: {
    ...choiceCard,
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
  },
  selected: choiceCardSelected,
  choice: { ...choiceButton, flex: 'none' },
  label: { ...quietBody, ...oneLine },
  value: { ...typographyStyles.title2, ...tabularFigures, ...oneLine },
  meta: {
    ...wrappingRow(`0 ${tokens.spacingHorizontalS}`),
    minHeight: tokens.lineHeightBase200,
    minWidth: 0,
    ...quietCaption,
    ...tabularFigures,
  },
  lines: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'flex-start',
    rowGap: tokens.spacingVerticalXXS,
    minHeight: `calc(2 * ${tokens.lineHeightBase200} + ${tokens.spacingVerticalXXS})`,
  },
  error: {
    ...aboveChoice,
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    // As high as the figure.
    minHeight: tokens.lineHeightHero700,
    ...typographyStyles.body1,
    overflowWrap: 'anywhere',
    color: tokens.colorStatusDangerForeground1,
  },
  retry: {
    minHeight: '24px',
    ...plainButton,
    color: tokens.colorBrandForegroundLink,
    ...typographyStyles.body1,
    ':focus-visible': {
      ...focusOutline,
      outlineOffset: tokens.strokeWidthThin,
      borderRadius: tokens.borderRadiusMedium,
    },
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  skeleton: { ...column(tokens.spacingVerticalXXS), ...lateReveal },
  // Each with its margins as high as the text.
  skeletonValue: { height: '28px', marginBlock: `calc((${tokens.lineHeightHero700} - 28px) / 2)`, width: '88px' },
  skeletonMeta: { height: '12px', marginBlock: `calc((${tokens.lineHeightBase200} - 12px) / 2)`, width: '136px' },
})
