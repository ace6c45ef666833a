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
 * A ring around a text field and its toolbar while the field has the focus: an empty `span` after the field, in a box
 * with `withFocusRing`. With `:has()` on the box, the browser would search for the focus on each typed letter.
 */
export const focusRing: GriffelStyle = {
  display: 'none',
  position: 'absolute',
  inset: `calc(-1 * ${tokens.strokeWidthThin})`,
  borderRadius: 'inherit',
  ...shorthands.border(tokens.strokeWidthThick, 'solid', tokens.colorCompoundBrandStroke),
  pointerEvents: 'none',
}

/**
 * The box around a field and its ring. The box has the rule that shows the ring, because a selector of Griffel starts
 * at the styled element.
 */
export const withFocusRing: GriffelStyle = {
  position: 'relative',
  // Fluent may add a hidden `span` for a popup between the field and the ring.
  '& > :is([role="textbox"], textarea):focus ~ span:not([hidden])': { display: 'block' },
}
