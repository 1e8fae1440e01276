"""The arena: where Live is played without a lawn, in whole millimetres, without I/O or clock."""
