import { type GriffelStyle, tokens } from '@fluentui/react-components'

/** A card on the page: the one layer of shadow (look: layout). */
export const surface: GriffelStyle = {
  backgroundColor: tokens.colorNeutralBackground1,
  borderRadius: tokens.borderRadiusXLarge,
  boxShadow: tokens.shadow2,
}

/** Keeps its place from the first frame but shows only after 150 ms, so that quick answers never flash a skeleton. */
export const lateReveal: GriffelStyle = {
  animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  animationDuration: tokens.durationNormal,
  animationDelay: '150ms',
  animationFillMode: 'both',
}

/** A row that leads somewhere as a whole: a link in the shape of a tile. */
export const linkTile: GriffelStyle = {
  display: 'flex',
  gap: tokens.spacingHorizontalM,
  borderRadius: tokens.borderRadiusMedium,
  color: tokens.colorNeutralForeground1,
  textDecorationLine: 'none',
  ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
  ':focus-visible': {
    outlineStyle: 'solid',
    outlineWidth: tokens.strokeWidthThick,
    outlineColor: tokens.colorStrokeFocus2,
    outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
  },
}

/** Cuts a text at one line with an ellipsis. */
export const oneLine: GriffelStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 }

/** Digits of one width, so that figures line up and don't dance. */
export const tabularFigures: GriffelStyle = { fontVariantNumeric: 'tabular-nums' }

/** For screen readers only. */
export const visuallyHidden: GriffelStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 'none',
}
