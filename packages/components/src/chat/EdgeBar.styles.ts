import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useEdgeBarStyles = makeStyles({
  root: {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    ...typographyStyles.caption1,
  },
  top: { top: 0 },
  bottom: { bottom: 0 },
})
