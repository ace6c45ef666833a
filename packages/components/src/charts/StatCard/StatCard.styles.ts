import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { lateReveal, oneLine, surface, tabularFigures } from '../../theme/styleFragments.ts'

export const useStatCardStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: '160px' },
  filled: { ...surface, padding: tokens.spacingHorizontalL },
  label: { ...typographyStyles.body1, ...oneLine, color: tokens.colorNeutralForeground2 },
  value: { ...typographyStyles.title2, ...tabularFigures, ...oneLine },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: tokens.lineHeightBase200,
    ...typographyStyles.caption1,
    ...tabularFigures,
    color: tokens.colorNeutralForeground2,
  },
  error: {
    display: 'flex',
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
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    cursor: 'pointer',
    ...typographyStyles.body1,
    ':focus-visible': {
      outlineStyle: 'solid',
      outlineWidth: tokens.strokeWidthThick,
      outlineColor: tokens.colorStrokeFocus2,
      outlineOffset: tokens.strokeWidthThin,
      borderRadius: tokens.borderRadiusMedium,
    },
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
  skeleton: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, ...lateReveal },
  // Each with its margins as high as the text.
  skeletonValue: { height: '28px', marginBlock: `calc((${tokens.lineHeightHero700} - 28px) / 2)`, width: '88px' },
  skeletonMeta: { height: '12px', marginBlock: `calc((${tokens.lineHeightBase200} - 12px) / 2)`, width: '136px' },
})
