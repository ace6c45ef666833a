import { type GriffelStyle, tokens, typographyStyles } from '@fluentui/react-components'

/** A card on the page. */
export const surface: GriffelStyle = {
  backgroundColor: tokens.colorNeutralBackground1,
  borderRadius: tokens.borderRadiusXLarge,
  boxShadow: tokens.shadow2,
}

/**
 * Reserves its space from the first frame but becomes visible only after 150 ms, so that fast responses never flash a
 * skeleton.
 */
export const lateReveal: GriffelStyle = {
  animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  animationDuration: tokens.durationNormal,
  animationDelay: '150ms',
  animationFillMode: 'both',
}

/** Parts in a column. */
export const column = (gap?: string | 0): GriffelStyle => ({
  display: 'flex',
  flexDirection: 'column',
  ...(gap !== undefined && { gap }),
})

/** Parts in a row. */
export const row = (gap: string | 0): GriffelStyle => ({ display: 'flex', alignItems: 'center', gap })

/** Like `row`, inside a line of text. */
export const inlineRow = (gap: string | 0): GriffelStyle => ({ display: 'inline-flex', alignItems: 'center', gap })

/** A row that wraps. */
export const wrappingRow = (gap: string | 0): GriffelStyle => ({ ...row(gap), flexWrap: 'wrap' })

/** A title at the left and its controls at the right. */
export const spreadRow = (gap: string | 0): GriffelStyle => ({ ...wrappingRow(gap), justifyContent: 'space-between' })

/** A mark in the middle of its box. */
export const centered: GriffelStyle = { display: 'inline-flex', alignItems: 'center', justifyContent: 'center' }

/** White on the brand's colour. */
export const onBrand: GriffelStyle = {
  backgroundColor: tokens.colorBrandBackground,
  color: tokens.colorNeutralForegroundOnBrand,
}

/** A number on a round mark, such as the number of unread messages. Set size and background yourself. */
export const countMark: GriffelStyle = {
  ...centered,
  boxSizing: 'border-box',
  paddingInline: tokens.spacingHorizontalXS,
  borderRadius: tokens.borderRadiusCircular,
  color: tokens.colorNeutralForegroundOnBrand,
  fontVariantNumeric: 'tabular-nums',
}

/** A list without marks and margins. */
export const plainList: GriffelStyle = { margin: 0, padding: 0, listStyleType: 'none' }

/** A button with the look of its content. */
export const plainButton: GriffelStyle = {
  padding: 0,
  border: 'none',
  backgroundColor: 'transparent',
  cursor: 'pointer',
}

/** Text that explains other text. */
export const quietBody: GriffelStyle = { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 }
export const quietCaption: GriffelStyle = { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 }

export const errorCaption: GriffelStyle = {
  ...typographyStyles.caption1,
  color: tokens.colorStatusDangerForeground1,
}

/** A mark for a problem, such as an unknown variable. */
export const warningTint: GriffelStyle = {
  backgroundColor: tokens.colorStatusWarningBackground1,
  color: tokens.colorStatusWarningForeground1,
  boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorStatusWarningBorder1}`,
}

/** Replaces an empty list or page: the reason, and the next action. */
export const placeholder: GriffelStyle = {
  ...column(tokens.spacingVerticalS),
  alignItems: 'center',
  justifyContent: 'center',
  padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
  textAlign: 'center',
}
export const placeholderText: GriffelStyle = { ...quietBody, margin: 0, maxWidth: '56ch', overflowWrap: 'anywhere' }

/** A region of a page with its own heading. */
export const panel: GriffelStyle = {
  ...surface,
  ...column(tokens.spacingVerticalL),
  boxSizing: 'border-box',
  minWidth: 0,
  padding: tokens.spacingHorizontalXL,
}

/** A row of a virtualised list. A transform moves it to its position. */
export const virtualRow: GriffelStyle = { position: 'absolute', top: 0, left: 0, width: '100%' }

/** The outline of the focused element. */
export const focusOutline = {
  outlineStyle: 'solid',
  outlineWidth: tokens.strokeWidthThick,
  outlineColor: tokens.colorStrokeFocus2,
} as const
export const innerFocusOutline = { ...focusOutline, outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})` } as const

/** The focus ring inside an element's box. */
export const innerFocusRing: GriffelStyle = {
  ':focus-visible': { ...innerFocusOutline, borderRadius: tokens.borderRadiusMedium },
}

/** A tile that is a link as a whole. */
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

/** A link in a row of links. The selected link is underlined in the brand's colour. */
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

/** A card in a list with one selected card. `choiceButton` inside makes the whole card clickable. */
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
  // Covers the whole card, so that all of it reacts to the pointer.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
  ':focus-visible::after': focusOutline,
}
/** Raises the other controls of the card above its `choiceButton`. */
export const aboveChoice: GriffelStyle = { position: 'relative', zIndex: 1, display: 'flex', flexShrink: 0 }

/** Content between two cards, next to a dotted line. */
export const betweenCards: GriffelStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '32px',
  borderInlineStartWidth: tokens.strokeWidthThick,
  borderInlineStartStyle: 'dotted',
  borderInlineStartColor: tokens.colorNeutralStroke1,
  ...quietCaption,
}

/** Cuts a text at one line with an ellipsis. */
export const oneLine: GriffelStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 }

/** A table of few rows in a text, and its cells. */
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

/** Cuts a text at two lines with an ellipsis. */
export const twoLines: GriffelStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}

/** Digits of equal width, so that figures line up and do not move. */
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
