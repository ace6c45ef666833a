import { registerHooks } from 'node:module'
import { type StorybookConfig } from '@storybook/react-vite'

// `react-docgen-typescript` needs the compiler API of TypeScript 6. TypeScript 7 does not have this API.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(
      specifier === 'typescript' && context.parentURL?.includes('docgen-typescript') === true
        ? 'typescript-6'
        : specifier,
      context,
    ),
})

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../packages/components/guides/*.mdx', '../packages/components/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/components/src/**/*.tsx'],
      exclude: ['**/*.{stories,fixtures,test}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
}

export default config
