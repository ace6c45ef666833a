import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { lateReveal, oneLine, tabularFigures } from '../../theme/styleFragments.ts'

export const useTaskRowStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalSNudge, minWidth: 0 },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '20px',
  },
  label: { ...typographyStyles.body1, ...oneLine },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': {
      outlineStyle: 'solid',
      outlineWidth: tokens.strokeWidthThick,
      outlineColor: tokens.colorStrokeFocus2,
      outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
    },
  },
  figures: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    flexShrink: 0,
    ...typographyStyles.body1,
    ...tabularFigures,
    color: tokens.colorNeutralForeground2,
  },
  done: { color: tokens.colorStatusSuccessForeground1 },
  skeleton: lateReveal,
  skeletonFigures: { width: '56px', height: '16px' },
})
