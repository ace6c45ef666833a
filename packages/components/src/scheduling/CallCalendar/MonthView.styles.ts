import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  column,
  innerFocusRing,
  onBrand,
  oneLine,
  plainList,
  quietCaption,
  row,
  visuallyHidden,
} from '../../theme/styleFragments.ts'
import { dayNumber, weekColumns, weekHead } from '../weekFragments.ts'

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`

export const useMonthViewStyles = makeStyles({
  root: { position: 'relative', ...column(), height: '100%', overflowY: 'auto', ...innerFocusRing },
  head: {
    ...weekHead,
    zIndex: 1,
    gridTemplateColumns: weekColumns,
    flexShrink: 0,
    lineHeight: '32px',
    textAlign: 'center',
  },
  grid: {
    display: 'grid',
    flexGrow: 1,
    gridTemplateColumns: weekColumns,
    gridAutoRows: 'minmax(112px, 1fr)',
    ...plainList,
  },
  day: {
    ...column(tokens.spacingVerticalXXS),
    minWidth: 0,
    overflow: 'hidden',
    padding: tokens.spacingHorizontalXS,
    borderBottom: line,
    borderRight: line,
  },
  quiet: { backgroundColor: tokens.colorNeutralBackground2 },
  target: { backgroundColor: tokens.colorBrandBackground2 },
  refused: { backgroundColor: tokens.colorStatusDangerBackground1, cursor: 'not-allowed' },
  date: { ...row(tokens.spacingHorizontalXS), minWidth: 0, height: '24px' },
  number: { ...quietCaption, ...dayNumber, paddingInline: tokens.spacingHorizontalXS },
  today: {
    ...typographyStyles.caption1Strong,
    lineHeight: '24px',
    borderRadius: tokens.borderRadiusCircular,
    ...onBrand,
  },
  spoken: visuallyHidden,
  note: { ...typographyStyles.caption2, ...oneLine, color: tokens.colorNeutralForeground3 },
  items: { ...column(tokens.spacingVerticalXXS), ...plainList },
  more: {
    ...typographyStyles.caption1,
    ...innerFocusRing,
    width: '100%',
    height: '24px',
    paddingInline: tokens.spacingHorizontalS,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
})
