import { Button, MantineProvider, PasswordInput, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles.css';
import { createRoot } from 'react-dom/client';

// What our pages are compared with: Vite, React and Mantine as their first pages say to use them.
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <MantineProvider>
      <main>
        <Title>Sign in</Title>
        <TextInput label="User ID" />
        <PasswordInput label="Password" />
        <Button>Sign in</Button>
      </main>
    </MantineProvider>,
  );
}
