import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useQueueBarStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    minHeight: '48px',
    padding: `0 ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalL}`,
    marginBottom: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
  },
  title: { margin: 0, ...typographyStyles.subtitle2, whiteSpace: 'nowrap' },
  position: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  progress: { width: '96px', '@media (max-width: 1439px)': { display: 'none' } },
  actions: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    marginInlineStart: 'auto',
    '& kbd': { marginInlineStart: tokens.spacingHorizontalXS },
  },
})
