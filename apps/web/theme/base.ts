// The styles that every page needs, in the order in which they may overrule each other.
import './layers.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import 'virtual:theme-variables.css';
import './tokens.css';
import './global.css';
import './button.css';
