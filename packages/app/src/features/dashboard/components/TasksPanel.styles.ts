import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useTasksPanelStyles = makeStyles({
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  first: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalM },
  firstLink: { ...typographyStyles.body1Strong, color: tokens.colorBrandForegroundLink, textDecorationLine: 'none' },
  firstText: { margin: 0, color: tokens.colorNeutralForeground2 },
})
