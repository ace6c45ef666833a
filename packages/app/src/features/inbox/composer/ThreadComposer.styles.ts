import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useThreadComposerStyles = makeStyles({
  notes: {
    color: tokens.colorNeutralForeground2,
    ...typographyStyles.caption1,
    '& > p': { margin: 0 },
    '& > p + p': { marginTop: tokens.spacingVerticalXS },
  },
  warning: { color: tokens.colorStatusWarningForeground1 },
})
