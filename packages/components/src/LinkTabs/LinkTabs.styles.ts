import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useLinkTabsStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'stretch',
    minWidth: 0,
    overflow: 'hidden',
    boxShadow: `inset 0 calc(-1 * ${tokens.strokeWidthThin}) 0 ${tokens.colorNeutralStroke2}`,
  },
  slot: { display: 'flex', flexShrink: 0 },
  link: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM}`,
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    color: tokens.colorNeutralForeground2,
    ...typographyStyles.body1,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': {
      outlineStyle: 'solid',
      outlineWidth: tokens.strokeWidthThick,
      outlineColor: tokens.colorStrokeFocus2,
      outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
      borderRadius: tokens.borderRadiusMedium,
    },
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
  },
  selected: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': { backgroundColor: tokens.colorCompoundBrandStroke },
    ':hover::after': { backgroundColor: tokens.colorCompoundBrandStrokeHover },
  },
  text: {
    display: 'inline-flex',
    flexDirection: 'column',
    '::after': {
      content: 'attr(data-text) / ""',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: tokens.fontWeightSemibold,
      pointerEvents: 'none',
    },
  },
})
