import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useEditEffectStyles = makeStyles({
  root: { minWidth: 0, flexShrink: 1, color: tokens.colorNeutralForeground2, ...typographyStyles.caption1 },
  lines: { margin: 0, padding: 0, listStyleType: 'none', textAlign: 'end' },
})
