import { type GriffelStyle, tokens, typographyStyles } from '@fluentui/react-components'

export const surface: GriffelStyle = {
  backgroundColor: tokens.colorNeutralBackground1,
  borderRadius: tokens.borderRadiusXLarge,
  boxShadow: tokens.shadow2,
}

/** Shows an element only after 150 ms, because a skeleton that disappears at once would flash. */
export const lateReveal: GriffelStyle = {
  animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  animationDuration: tokens.durationNormal,
  animationDelay: '150ms',
  animationFillMode: 'both',
}

export const column = (gap?: string | 0): GriffelStyle => ({
  display: 'flex',
  flexDirection: 'column',
  ...(gap !== undefined && { gap }),
})

export const row = (gap: string | 0): GriffelStyle => ({ display: 'flex', alignItems: 'center', gap })

export const inlineRow = (gap: string | 0): GriffelStyle => ({ display: 'inline-flex', alignItems: 'center', gap })

export const wrappingRow = (gap: string | 0): GriffelStyle => ({ ...row(gap), flexWrap: 'wrap' })

export const spreadRow = (gap: string | 0): GriffelStyle => ({ ...wrappingRow(gap), justifyContent: 'space-between' })

export const centered: GriffelStyle = { display: 'inline-flex', alignItems: 'center', justifyContent: 'center' }

export const onBrand: GriffelStyle = {
  backgroundColor: tokens.colorBrandBackground,
  color: tokens.colorNeutralForegroundOnBrand,
}

/** A small mark with a count. */
export const countMark: GriffelStyle = {
  ...centered,
  ...onBrand,
  ...typographyStyles.caption2Strong,
  position: 'relative',
  boxSizing: 'border-box',
  minWidth: '16px',
  height: '16px',
  paddingInline: tokens.spacingHorizontalXS,
  borderRadius: tokens.borderRadiusCircular,
  fontVariantNumeric: 'tabular-nums',
}

export const plainList: GriffelStyle = { margin: 0, padding: 0, listStyleType: 'none' }

export const plainButton: GriffelStyle = {
  padding: 0,
  border: 'none',
  backgroundColor: 'transparent',
  cursor: 'pointer',
}

export const quietBody: GriffelStyle = { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 }
export const quietCaption: GriffelStyle = { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 }

export const errorCaption: GriffelStyle = {
  ...typographyStyles.caption1,
  color: tokens.colorStatusDangerForeground1,
}

export const warningTint: GriffelStyle = {
  backgroundColor: tokens.colorStatusWarningBackground1,
  color: tokens.colorStatusWarningForeground1,
  boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorStatusWarningBorder1}`,
}

export const placeholder: GriffelStyle = {
  ...column(tokens.spacingVerticalS),
  alignItems: 'center',
  justifyContent: 'center',
  padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
  textAlign: 'center',
}
export const placeholderText: GriffelStyle = { ...quietBody, margin: 0, maxWidth: '56ch', overflowWrap: 'anywhere' }

export const panel: GriffelStyle = {
  ...surface,
  ...column(tokens.spacingVerticalL),
  boxSizing: 'border-box',
  minWidth: 0,
  padding: tokens.spacingHorizontalXL,
}

/** A transform moves the row to its position. */
export const virtualRow: GriffelStyle = { position: 'absolute', top: 0, left: 0, width: '100%' }

export const focusOutline = {
  outlineStyle: 'solid',
  outlineWidth: tokens.strokeWidthThick,
  outlineColor: tokens.colorStrokeFocus2,
} as const
export const innerFocusOutline = { ...focusOutline, outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})` } as const

export const innerFocusRing: GriffelStyle = {
  ':focus-visible': { ...innerFocusOutline, borderRadius: tokens.borderRadiusMedium },
}

export const linkTile: GriffelStyle = {
  display: 'flex',
  gap: tokens.spacingHorizontalM,
  borderRadius: tokens.borderRadiusMedium,
  color: tokens.colorNeutralForeground1,
  textDecorationLine: 'none',
  ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
  ...innerFocusRing,
}

/** A link in a row of links. `rowLinkSelected` underlines the selected link in the brand's colour. */
export const rowLink: GriffelStyle = {
  ...inlineRow(tokens.spacingHorizontalXS),
  position: 'relative',
  paddingInline: tokens.spacingHorizontalM,
  whiteSpace: 'nowrap',
  textDecorationLine: 'none',
  color: tokens.colorNeutralForeground2,
  ...typographyStyles.body1,
  ...innerFocusRing,
  ':hover': { color: tokens.colorNeutralForeground1 },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: tokens.spacingHorizontalM,
    bottom: 0,
    height: tokens.strokeWidthThicker,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
  },
  ':hover::after': { backgroundColor: tokens.colorNeutralStroke1Hover },
}
export const rowLinkSelected: GriffelStyle = {
  color: tokens.colorNeutralForeground1,
  fontWeight: tokens.fontWeightSemibold,
  '::after': { backgroundColor: tokens.colorCompoundBrandStroke },
  ':hover::after': { backgroundColor: tokens.colorCompoundBrandStrokeHover },
}

/** A `choiceButton` inside the card makes the whole card clickable. */
export const choiceCard: GriffelStyle = {
  position: 'relative',
  display: 'flex',
  gap: tokens.spacingHorizontalXS,
  borderRadius: tokens.borderRadiusLarge,
  border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  backgroundColor: tokens.colorNeutralBackground1,
  ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
}
export const choiceCardSelected: GriffelStyle = {
  border: `${tokens.strokeWidthThin} solid ${tokens.colorCompoundBrandStroke}`,
  boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorCompoundBrandStroke}`,
}
export const choiceButton: GriffelStyle = {
  ...plainButton,
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  textAlign: 'start',
  color: tokens.colorNeutralForeground1,
  outlineStyle: 'none',
  // Extends the clickable area of the button to the whole card.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
  ':focus-visible::after': focusOutline,
}
/** Raises other controls above `choiceButton`. */
export const aboveChoice: GriffelStyle = { position: 'relative', zIndex: 1, display: 'flex', flexShrink: 0 }

export const betweenCards: GriffelStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '32px',
  borderInlineStartWidth: tokens.strokeWidthThick,
  borderInlineStartStyle: 'dotted',
  borderInlineStartColor: tokens.colorNeutralStroke1,
  ...quietCaption,
}

export const oneLine: GriffelStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 }

export const plainTable: GriffelStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  ...typographyStyles.body1,
}
export const plainTableCell: GriffelStyle = {
  ...oneLine,
  padding: `${tokens.spacingVerticalSNudge} 0`,
  paddingInlineEnd: tokens.spacingHorizontalM,
  borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  fontWeight: tokens.fontWeightRegular,
  textAlign: 'start',
}

export const twoLines: GriffelStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}

/** Digits of equal width. */
export const tabularFigures: GriffelStyle = { fontVariantNumeric: 'tabular-nums' }

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
