import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useKeyCapsStyles = makeStyles({
  root: { display: 'inline-flex', gap: tokens.spacingHorizontalXXS },
  cap: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: '20px',
    height: '20px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusSmall,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    ...typographyStyles.caption1,
  },
})
