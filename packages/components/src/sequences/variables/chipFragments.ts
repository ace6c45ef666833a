import { type GriffelStyle, shorthands, tokens } from '@fluentui/react-components'

/** A variable inside a text. */
export const chipLook: GriffelStyle = {
  display: 'inline',
  paddingInline: tokens.spacingHorizontalXS,
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorBrandBackground2,
  color: tokens.colorBrandForeground2,
  fontWeight: tokens.fontWeightSemibold,
  boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorBrandStroke2}`,
  boxDecorationBreak: 'clone',
}

/**
 * Around a box whose field has the focus: an empty `span` right behind the field, in a box `withFocusRing`. Not `:has()` on the box: with
 * that each letter makes the browser look for what has the focus.
 */
export const focusRing: GriffelStyle = {
  display: 'none',
  position: 'absolute',
  inset: `calc(-1 * ${tokens.strokeWidthThin})`,
  borderRadius: 'inherit',
  ...shorthands.border(tokens.strokeWidthThick, 'solid', tokens.colorCompoundBrandStroke),
  pointerEvents: 'none',
}

/** Of the box: shows the ring that stands right behind its field. Griffel's selectors start at the element they style, so the ring can't say it itself. */
export const withFocusRing: GriffelStyle = {
  position: 'relative',
  '& > [role="textbox"]:focus + span': { display: 'block' },
}
