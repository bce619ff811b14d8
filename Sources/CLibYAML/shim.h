// libyaml's one public header, for Swift to import.
#ifndef FLOWGEN_CLIBYAML_SHIM_H
#define FLOWGEN_CLIBYAML_SHIM_H

#include <yaml.h>

#endif
