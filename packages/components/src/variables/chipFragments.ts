import { type GriffelStyle, tokens } from '@fluentui/react-components'

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
