import { type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, focusOutline, onBrand, row, tabularFigures } from '../../theme/styleFragments.ts'
import { hourLabel, weekColumns, weekHead } from '../weekFragments.ts'

const columns = `48px ${weekColumns}`

/** The upper or lower edge of a slot. The user drags an edge to resize the slot. */
const resizeEdge: GriffelStyle = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  height: 'min(8px, 25%)',
  cursor: 'ns-resize',
}

export const useWeekGridStyles = makeStyles({
  root: column(tokens.spacingVerticalS),
  scroller: {
    position: 'relative',
    overflowY: 'auto',
    maxHeight: 'min(520px, 60vh)',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    ':focus-visible': focusOutline,
  },
  head: { ...weekHead, zIndex: 2, gridTemplateColumns: columns },
  headDay: { ...row(tokens.spacingHorizontalXXS), justifyContent: 'center', height: '32px' },
  add: { minWidth: '20px', width: '24px' },
  canvas: { display: 'grid', gridTemplateColumns: columns, height: '768px', position: 'relative' },
  hours: { position: 'relative' },
  hour: hourLabel,
  column: {
    position: 'relative',
    boxShadow: `inset 1px 0 0 0 ${tokens.colorNeutralStroke2}`,
    backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 31px, ${tokens.colorNeutralStroke3} 31px 32px)`,
  },
  open: { cursor: 'copy' },
  slot: {
    position: 'absolute',
    display: 'flex',
    alignItems: 'flex-start',
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    containerType: 'size',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke2}`,
    borderInlineStartWidth: tokens.strokeWidthThicker,
    borderInlineStartColor: tokens.colorBrandStroke1,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    textAlign: 'start',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'grab',
    scrollMarginBlock: '40px',
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ':focus-visible': { ...focusOutline, outlineOffset: '-2px', zIndex: 1 },
    // Only the slot under the pointer has resize edges, because a week can have 200 slots.
    ':hover::before': { ...resizeEdge, top: 0 },
    ':hover::after': { ...resizeEdge, bottom: 0 },
    '[data-lifted]': { zIndex: 1, cursor: 'grabbing', ...onBrand, willChange: 'transform' },
  },
  still: { cursor: 'default', ':hover::before': { cursor: 'default' }, ':hover::after': { cursor: 'default' } },
  label: {
    ...typographyStyles.caption2,
    ...tabularFigures,
    paddingBlock: tokens.spacingVerticalXXS,
    paddingInline: tokens.spacingHorizontalXS,
    // These queries compare the height of the slot without its borders.
    '@container (max-height: 24px)': { paddingBlock: 0, lineHeight: '12px', whiteSpace: 'nowrap' },
    '@container (max-height: 11px)': { visibility: 'hidden' },
  },
  always: {
    ...typographyStyles.caption2,
    ...tabularFigures,
    height: '100%',
    boxSizing: 'border-box',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  alwaysLabel: { position: 'sticky', top: '40px', display: 'block', padding: tokens.spacingHorizontalXS },
  help: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  hidden: { color: tokens.colorStatusDangerForeground1 },
})
