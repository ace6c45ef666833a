import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { wrappingRow } from '../../theme/styleFragments.ts'

export const useSelectionBarStyles = makeStyles({
  // As wide as the table, without height: the bar is above the footer, over the rows.
  place: {
    position: 'relative',
    zIndex: 3,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'center',
    height: 0,
    pointerEvents: 'none',
  },
  bar: {
    position: 'absolute',
    bottom: tokens.spacingVerticalXXL,
    ...wrappingRow(tokens.spacingHorizontalXS),
    maxWidth: `calc(100% - 2 * ${tokens.spacingHorizontalL})`,
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
    paddingInlineStart: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    pointerEvents: 'auto',
    animationName: {
      from: { opacity: 0, transform: `translateY(${tokens.spacingVerticalS})` },
      to: { opacity: 1, transform: 'none' },
    },
    animationDuration: tokens.durationNormal,
    animationTimingFunction: tokens.curveDecelerateMid,
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  count: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  link: { color: tokens.colorBrandForegroundLink, whiteSpace: 'nowrap' },
  divider: {
    height: '20px',
    marginInline: tokens.spacingHorizontalXS,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})
