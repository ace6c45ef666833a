import { makeResetStyles, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  column,
  inlineRow,
  lateReveal,
  plainButton,
  quietCaption,
  row,
  visuallyHidden,
} from '../../theme/styleFragments.ts'
import { tandemTokens } from '../../theme/tandemTokens.ts'

// Rows and cells use `makeResetStyles` (one class for all properties), because scrolling renders many cells at once.
export const useRowClass = makeResetStyles({
  position: 'absolute',
  left: 0,
  display: 'flex',
  width: '100%',
  height: tandemTokens.sizeRow,
  boxSizing: 'border-box',
  paddingRight: 'var(--free-gutter)',
  borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  backgroundColor: tokens.colorNeutralBackground1,
  lineHeight: tandemTokens.sizeRow,
  '&:hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  '@media (hover: hover)': { '&:is(:hover, :focus-within) [data-revealed]': { opacity: 1 } },
  '&[aria-selected="true"]': { backgroundColor: tokens.colorBrandBackground2 },
  '&[aria-selected="true"]:hover': { backgroundColor: tokens.colorBrandBackground2Hover },
})

const cell = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  paddingLeft: tokens.spacingHorizontalM,
  paddingRight: tokens.spacingHorizontalM,
  whiteSpace: 'nowrap',
  // A cell that scrolls into view is not covered by the pinned columns.
  scrollMarginLeft: 'var(--pinned-start)',
  scrollMarginRight: 'var(--pinned-end)',
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
} as const

// A separate class (`cut`) cuts off long text (ADR 11).
export const useTextCellClass = makeResetStyles({
  ...cell,
  display: 'block',
  // The text keeps its direction, but starts at the left.
  unicodeBidi: 'plaintext',
  textAlign: 'left',
})
export const useFigureCellClass = makeResetStyles({
  ...cell,
  display: 'block',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
})
export const useMixedCellClass = makeResetStyles({
  ...cell,
  gap: tokens.spacingHorizontalS,
  overflow: 'hidden',
  lineHeight: tokens.lineHeightBase300,
})

export const useCellLinkClass = makeResetStyles({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: tokens.colorBrandForegroundLink,
  textDecorationLine: 'none',
  borderRadius: tokens.borderRadiusSmall,
  '&:hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
})

export const useSkeletonBarClass = makeResetStyles({
  height: '12px',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorNeutralStencil1,
})

export const useCellCheckboxClass = makeResetStyles({
  display: 'grid',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  boxSizing: 'border-box',
  border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  borderRadius: tokens.borderRadiusSmall,
  color: tokens.colorNeutralForegroundOnBrand,
  fontSize: '12px',
  cursor: 'pointer',
  '&:hover': { border: `1px solid ${tokens.colorNeutralStrokeAccessibleHover}` },
  '&:not([aria-checked="false"])': { backgroundColor: tokens.colorCompoundBrandBackground, border: 'none' },
  '&[aria-disabled="true"]': { cursor: 'default', border: `1px solid ${tokens.colorNeutralStrokeDisabled}` },
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
})

export const useCellButtonClass = makeResetStyles({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.spacingHorizontalXS,
  flexShrink: 0,
  maxWidth: '100%',
  minWidth: '24px',
  height: '24px',
  padding: `0 ${tokens.spacingHorizontalXS}`,
  boxSizing: 'border-box',
  justifyContent: 'center',
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  cursor: 'pointer',
  '&[data-choice]': { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalXS})` },
  '&:hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  '&[aria-disabled="true"]': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
})

const pinned = { position: 'sticky', zIndex: 1, scrollMarginLeft: 0, scrollMarginRight: 0 } as const

export const useCellPartStyles = makeStyles({
  clip: { overflow: 'hidden', textOverflow: 'ellipsis' },
  cut: { overflow: 'clip', textOverflow: 'ellipsis' },
  quiet: { color: tokens.colorNeutralForeground3 },
  growing: { flexGrow: 1 },
  textButton: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
  pinnedStart: { ...pinned, left: 0, backgroundColor: 'inherit' },
  pinnedEnd: {
    ...pinned,
    right: 0,
    marginLeft: 'auto',
    paddingLeft: tokens.spacingHorizontalS,
    paddingRight: tokens.spacingHorizontalS,
    gap: tokens.spacingHorizontalXXS,
    justifyContent: 'end',
    // Lets the quick actions cover the cells to the left.
    overflow: 'visible',
    backgroundColor: 'inherit',
  },
  // The buttons are transparent without hover or focus. Keyboards and screen readers still reach them.
  quick: {
    ...row(tokens.spacingHorizontalXXS),
    flexShrink: 0,
    alignSelf: 'stretch',
    paddingLeft: tokens.spacingHorizontalS,
    // Keeps space for the shadow of the pinned column.
    paddingRight: tokens.spacingHorizontalL,
    backgroundColor: 'inherit',
    opacity: 0,
    ':focus-within': { opacity: 1 },
    '@media (hover: none)': { pointerEvents: 'none' },
  },
  mixedFigure: { justifyContent: 'end', fontVariantNumeric: 'tabular-nums' },
  // The position of the resizer is relative to the header cell.
  headCell: { position: 'relative' },
  headCellEnd: { justifyContent: 'end' },
  selection: { justifyContent: 'center', paddingLeft: 0, paddingRight: 0 },
  editorCell: { paddingLeft: tokens.spacingHorizontalXXS, paddingRight: tokens.spacingHorizontalXXS },
  openable: { cursor: 'pointer' },
})

export const useDataTableStyles = makeStyles({
  root: {
    position: 'relative',
    ...column(),
    height: '100%',
    minHeight: 0,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    ...typographyStyles.body1,
  },
  viewport: {
    position: 'relative',
    flexGrow: 1,
    minHeight: '120px',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  },
  // The header's background also fills the space at the right of the header row.
  headed: {
    backgroundImage: `linear-gradient(${tokens.colorNeutralBackground2}, ${tokens.colorNeutralBackground2})`,
    backgroundSize: `100% ${tandemTokens.sizeRow}`,
    backgroundRepeat: 'no-repeat',
  },
  // This element has no size, so it does not move the content of the table.
  edge: { position: 'sticky', top: 0, width: 0, height: 0, zIndex: 3, pointerEvents: 'none' },
  edgeEnd: { marginLeft: 'auto' },
  shadow: { position: 'absolute', top: 0, width: tokens.spacingHorizontalS },
  shadowStart: {
    left: 0,
    backgroundImage: `linear-gradient(to right, ${tokens.colorNeutralShadowKey}, transparent)`,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  shadowEnd: {
    right: 0,
    backgroundImage: `linear-gradient(to left, ${tokens.colorNeutralShadowKey}, transparent)`,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  probe: { position: 'absolute', width: 0, height: tandemTokens.sizeRow, visibility: 'hidden' },
  grid: { position: 'relative', minWidth: '100%' },
  body: { position: 'relative' },
  dimmed: { filter: 'opacity(0.6)', transitionProperty: 'filter', transitionDuration: tokens.durationFaster },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    width: '100%',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  headRow: {
    display: 'flex',
    height: tandemTokens.sizeRow,
    boxSizing: 'border-box',
    paddingRight: 'var(--free-gutter)',
    backgroundColor: 'inherit',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  hiddenHeader: visuallyHidden,
  sortButton: {
    ...inlineRow(tokens.spacingHorizontalXXS),
    ...plainButton,
    overflow: 'hidden',
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXS}`,
    marginLeft: `calc(-1 * ${tokens.spacingHorizontalXS})`,
    borderRadius: tokens.borderRadiusSmall,
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: 'inherit',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  sortButtonEnd: { marginLeft: 0, marginRight: `calc(-1 * ${tokens.spacingHorizontalXS})` },
  sortIcon: { flexShrink: 0, fontSize: '14px' },
  resizer: {
    position: 'absolute',
    top: 0,
    right: 0,
    width: '9px',
    height: '100%',
    cursor: 'col-resize',
    touchAction: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      top: '25%',
      right: 0,
      width: '1px',
      height: '50%',
      backgroundColor: tokens.colorNeutralStroke1,
    },
    ':hover::after': { top: 0, height: '100%', width: '2px', backgroundColor: tokens.colorCompoundBrandStroke },
    ':active::after': { top: 0, height: '100%', width: '2px', backgroundColor: tokens.colorCompoundBrandStroke },
  },
  skeleton: lateReveal,
  skeletonPulse: {
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.5 }, to: { opacity: 1 } },
    animationDuration: '2s',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  skeletonBox: { width: '16px', height: '16px' },
  skeletonRow: {
    display: 'flex',
    height: tandemTokens.sizeRow,
    boxSizing: 'border-box',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  skeletonCell: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    paddingLeft: tokens.spacingHorizontalM,
  },
  blank: { minHeight: '100%', boxSizing: 'border-box' },
  message: { position: 'sticky', left: 0, display: 'grid', placeItems: 'center', padding: tokens.spacingVerticalXXXL },
  skeletonSelection: { justifyContent: 'center', paddingLeft: 0 },
  footer: {
    ...row(tokens.spacingHorizontalL),
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    minHeight: '48px',
    flexShrink: 0,
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ...quietCaption,
    fontVariantNumeric: 'tabular-nums',
  },
  footerSelected: { backgroundColor: tokens.colorBrandBackground2 },
})
