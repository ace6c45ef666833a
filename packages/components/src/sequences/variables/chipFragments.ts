import { type GriffelStyle, shorthands, tokens } from '@fluentui/react-components'

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
 * The style of an empty `span` that draws the focus ring of a field. The `span` follows the field, in a box with
 * `withFocusRing`. A selector with `:has()` would need no `span`, but would slow down typing.
 */
export const focusRing: GriffelStyle = {
  display: 'none',
  position: 'absolute',
  inset: `calc(-1 * ${tokens.strokeWidthThin})`,
  borderRadius: 'inherit',
  ...shorthands.border(tokens.strokeWidthThick, 'solid', tokens.colorCompoundBrandStroke),
  pointerEvents: 'none',
}

/** The box around a field and its ring. */
export const withFocusRing: GriffelStyle = {
  position: 'relative',
  // Fluent may add a hidden `span` between the field and the ring.
  '& > :is([role="textbox"], textarea):focus ~ span:not([hidden])': { display: 'block' },
}
