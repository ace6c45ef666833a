import { createRoot } from 'react-dom/client'
import { TandemProvider } from '../../../packages/components/src/theme/TandemProvider.tsx'

const root = document.querySelector('#root')
if (!root) throw new TypeError('the page has no #root')
createRoot(root).render(
  <TandemProvider>
    <main>
      <h1>A bare page of this stack</h1>
    </main>
  </TandemProvider>,
)
