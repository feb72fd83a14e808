// The saved games open in a thread of their own, so they are asked for before any code of the screens runs.
import './store/boot';
import 'expo-router/entry';
