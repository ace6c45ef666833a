import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { innerFocusOutline, oneLine, quietCaption, row, tabularFigures } from '../../theme/styleFragments.ts'

export const useSearchPickerStyles = makeStyles({
  root: { width: '100%', minWidth: 0 },
  /** The field grows with its tags. */
  tall: {
    display: 'flex',
    flexWrap: 'wrap',
    height: 'auto',
    minHeight: '32px',
    rowGap: tokens.spacingVerticalXXS,
    paddingBlock: tokens.spacingVerticalXXS,
    paddingInlineStart: tokens.spacingHorizontalXS,
  },
  withIcon: { gridTemplateColumns: 'auto 1fr auto' },
  icon: { display: 'flex', marginInlineStart: tokens.spacingHorizontalMNudge, fontSize: tokens.fontSizeBase500 },
  input: { ...tabularFigures, flexGrow: 1, minWidth: 0, textOverflow: 'ellipsis' },
  besideTags: { flexBasis: '96px', minHeight: '24px' },
  tags: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    maxWidth: '100%',
    maxHeight: '168px',
    overflowY: 'auto',
  },
  tag: { maxWidth: '100%' },
  tagText: oneLine,
  popup: {
    // The properties from `margin` to `color` override the browser's style for popovers.
    margin: 0,
    inset: 'auto',
    border: 'none',
    color: tokens.colorNeutralForeground1,
    display: 'block',
    minWidth: '240px',
    // Fluent sets an inline `max-height`, the height of the window. `!important` overrides the value of Fluent.
    maxHeight: '320px !important',
    paddingBlock: 0,
    overflowY: 'auto',
  },
  rows: { position: 'relative', flexShrink: 0 },
  row: { position: 'absolute', top: 0, insetInline: 0 },
  group: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground2,
  },
  option: {
    ...typographyStyles.body1,
    ...row(tokens.spacingHorizontalXS),
    minHeight: '32px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Hover, ...innerFocusOutline },
  disabled: {
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'default',
    ':hover': { backgroundColor: 'transparent' },
    ':active': { backgroundColor: 'transparent' },
  },
  note: { color: tokens.colorNeutralForeground2 },
  mark: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    marginInlineEnd: tokens.spacingHorizontalXXS,
  },
  box: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
  },
  checked: {
    border: `${tokens.strokeWidthThin} solid ${tokens.colorCompoundBrandBackground}`,
    backgroundColor: tokens.colorCompoundBrandBackground,
    color: tokens.colorNeutralForegroundInverted,
  },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  reason: quietCaption,
})
