import { makeStyles, tokens } from '@fluentui/react-components'
import { oneLine } from '../../theme/styleFragments.ts'

export const useLongSelectStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: 0 },
  input: { width: '100%' },
  list: {
    maxHeight: '264px',
    overflowY: 'auto',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  closed: { display: 'none' },
  options: { position: 'relative' },
  option: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    height: '32px',
    paddingInline: tokens.spacingHorizontalS,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  mark: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '16px',
    height: '16px',
    color: tokens.colorBrandForeground1,
  },
  text: oneLine,
  none: { padding: tokens.spacingHorizontalM, color: tokens.colorNeutralForeground2 },
})
