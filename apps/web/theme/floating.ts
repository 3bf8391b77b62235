// The styles of what floats above a page with fields: pickers, choices, menus.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import './floating.css';
