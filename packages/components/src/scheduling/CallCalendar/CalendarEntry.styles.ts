import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { innerFocusRing, oneLine, row, tabularFigures, visuallyHidden } from '../../theme/styleFragments.ts'

export const useCalendarEntryStyles = makeStyles({
  root: {
    ...typographyStyles.caption1,
    ...innerFocusRing,
    position: 'relative',
    ...row(tokens.spacingHorizontalXS),
    boxSizing: 'border-box',
    width: '100%',
    height: '24px',
    minWidth: 0,
    overflow: 'hidden',
    paddingInline: tokens.spacingHorizontalXS,
    borderInlineStartStyle: 'solid',
    borderInlineStartWidth: tokens.strokeWidthThickest,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
  },
  tall: { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'center', gap: 0, height: '100%' },
  movable: { cursor: 'grab' },
  dragged: { opacity: 0.5 },
  time: { ...tabularFigures, color: tokens.colorNeutralForeground2 },
  title: oneLine,
  spoken: visuallyHidden,
  success: { borderInlineStartColor: tokens.colorStatusSuccessForeground1 },
  danger: { borderInlineStartColor: tokens.colorStatusDangerForeground1 },
  warning: {
    borderInlineStartColor: tokens.colorStatusWarningBackground3,
    backgroundColor: tokens.colorStatusWarningBackground1,
    ':hover': { backgroundColor: tokens.colorStatusWarningBackground1 },
  },
  neutral: { borderInlineStartColor: tokens.colorNeutralForeground4 },
})
