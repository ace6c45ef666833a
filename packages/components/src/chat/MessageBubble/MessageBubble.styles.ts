import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  centered,
  errorCaption,
  focusOutline,
  inlineRow,
  plainButton,
  quietCaption,
  row,
  tabularFigures,
  wrappingRow,
} from '../../theme/styleFragments.ts'

const focusRing = { ...focusOutline, outlineOffset: tokens.strokeWidthThin } as const

export const useMessageBubbleStyles = makeStyles({
  root: {
    ...row(tokens.spacingHorizontalXS),
    '& [data-message-actions]': { opacity: 0 },
    '&:hover [data-message-actions], & [data-message-actions]:focus-visible, & [data-message-actions][aria-expanded="true"]':
      { opacity: 1 },
    ':focus-within [data-message-actions]': { opacity: 1 },
  },
  outgoing: { flexDirection: 'row-reverse' },
  bubble: {
    boxSizing: 'border-box',
    display: 'flow-root',
    minWidth: 0,
    maxWidth: 'min(640px, 100% - 36px)',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    color: tokens.colorNeutralForeground1,
    ...typographyStyles.body1,
  },
  // No other neutral colour has enough contrast to the surface in both colour schemes.
  incomingBubble: { backgroundColor: tokens.colorNeutralBackground1Hover },
  outgoingBubble: { backgroundColor: tokens.colorBrandBackground2 },
  /** Corners next to another message of the same sender. */
  incomingJoined: { borderTopLeftRadius: tokens.borderRadiusSmall },
  outgoingJoined: { borderTopRightRadius: tokens.borderRadiusSmall },
  draft: {
    backgroundColor: 'transparent',
    outlineStyle: 'dotted',
    outlineWidth: tokens.strokeWidthThin,
    outlineColor: tokens.colorNeutralStrokeAccessible,
    outlineOffset: `calc(-1 * ${tokens.strokeWidthThin})`,
  },
  failed: { boxShadow: `inset ${tokens.strokeWidthThickest} 0 0 ${tokens.colorStatusDangerBackground3}` },
  busy: { color: tokens.colorNeutralForeground2, cursor: 'progress' },
  label: {
    ...row(tokens.spacingHorizontalXS),
    marginBottom: tokens.spacingVerticalXXS,
    color: tokens.colorBrandForeground2,
    ...typographyStyles.caption1Strong,
  },
  failedLabel: { color: tokens.colorStatusDangerForeground1 },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  link: {
    color: tokens.colorBrandForegroundLink,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': focusRing,
  },
  meta: {
    ...inlineRow(tokens.spacingHorizontalS),
    float: 'right',
    height: tokens.lineHeightBase300,
    marginInlineStart: tokens.spacingHorizontalM,
    // Aligns this line with the baseline of the text's last line.
    transform: `translateY(${tokens.strokeWidthThick})`,
    ...quietCaption,
    ...tabularFigures,
  },
  category: {
    display: 'inline-flex',
    maxWidth: '240px',
    ...plainButton,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': focusRing,
    ':disabled': { cursor: 'default' },
  },
  error: {
    ...wrappingRow(`0 ${tokens.spacingHorizontalS}`),
    clear: 'both',
    paddingTop: tokens.spacingVerticalXS,
    ...errorCaption,
  },
  errorIcon: { flexShrink: 0, fontSize: tokens.fontSizeBase400 },
  resend: {
    ...plainButton,
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    minHeight: tokens.lineHeightBase500,
    ...typographyStyles.caption1Strong,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': focusRing,
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default', textDecorationLine: 'none' },
  },
  actions: {
    ...centered,
    flexShrink: 0,
    width: '32px',
    height: '32px',
    ...plainButton,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase500,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': focusRing,
  },
})
